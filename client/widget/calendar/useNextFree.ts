import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useNextFreeQuery } from "../../__generated__/useNextFreeQuery.graphql.ts";
import { dateOfInstant } from "../../time/format.ts";
import type { CalendarQuestion } from "./calendarQuestion.ts";

/** The search for the first free time, and how it stands. */
export interface NextFree {
  readonly isLooking: boolean;
  /** Nothing is free as far as the service's horizon. */
  readonly isNone: boolean;
  /** Looks from the first of a month (`YYYY-MM`) on. */
  readonly find: (month: string) => void;
}

/** Looks for the next free time from a month on, and leads there. */
export function useNextFree(question: CalendarQuestion, onFound: (startsAt: string) => void): NextFree {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<"idle" | "looking" | "none">("idle");

  async function nextFrom(from: string): Promise<string | undefined> {
    const data = await fetchQuery<useNextFreeQuery>(
      environment,
      graphql`
        query useNextFreeQuery(
          $service: ID!
          $provider: ID
          $staff: ID
          $seats: Int!
          $also: [LineInput!]
          $timeZone: TimeZone!
          $from: Date!
        ) {
          node(id: $service) {
            ... on Service {
              availability(
                from: $from
                to: $from
                timeZone: $timeZone
                provider: $provider
                staff: $staff
                seats: $seats
                also: $also
                lookBusy: true
              ) {
                nextAvailable {
                  startsAt
                }
              }
            }
          }
        }
      `,
      { ...question, from },
      { fetchPolicy: "network-only" },
    ).toPromise();
    return data?.node?.availability?.nextAvailable?.startsAt;
  }

  async function find(month: string) {
    setState("looking");
    const today = dateOfInstant(new Date().toISOString(), question.timeZone);
    const from = `${month}-01`;
    try {
      // Behind the last free time the search goes back to the first there is.
      const startsAt =
        (await nextFrom(from > today ? from : today)) ?? (from > today ? await nextFrom(today) : undefined);
      setState(startsAt === undefined ? "none" : "idle");
      if (startsAt !== undefined) onFound(startsAt);
    } catch {
      // The button is there to be pressed again.
      setState("idle");
    }
  }

  return { isLooking: state === "looking", isNone: state === "none", find: (month) => void find(month) };
}
