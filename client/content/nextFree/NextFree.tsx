import { createContext, type ReactNode, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { ConcreteRequest } from "relay-runtime";
import type { NextFree_business$key } from "../../__generated__/NextFree_business.graphql.ts";
import type { HourCycle } from "../../time/format.ts";

export interface NextFreeSettings {
  readonly timeZone: string;
  readonly isZoneLocked: boolean;
  readonly hourCycle: HourCycle;
}

export const NextFreeContext = createContext<NextFreeSettings | null>(null);

/** The browser sends this query by its id, without Relay. */
const nextFreeQuery = graphql`
  query NextFreeQuery($ids: [ID!]!, $timeZone: TimeZone!, $today: Date!) {
    nodes(ids: $ids) {
      ... on Service {
        id
        availability(input: { from: $today, to: $today, timeZone: $timeZone, lookBusy: true }) {
          nextAvailable {
            startsAt
          }
        }
      }
    }
  }
` as ConcreteRequest;

export const nextFreeQueryId = nextFreeQuery.params.id ?? "";

const hourCycles: Readonly<Record<string, HourCycle>> = { H12: "h12", H24: "h23", LOCALE: "locale" };

interface Props {
  readonly business: NextFree_business$key;
  readonly children: ReactNode;
}

/** Provides the time settings to the cards inside. The browser loads the times after the page is shown. */
export function NextFree({ children, ...fragmentRefs }: Props) {
  const { timeZone, hourCycle, isZoneLocked } = useFragment(
    graphql`
      fragment NextFree_business on Business {
        timeZone
        hourCycle
        isZoneLocked
      }
    `,
    fragmentRefs.business,
  );
  const settings = useMemo(
    () => ({ timeZone, isZoneLocked, hourCycle: hourCycles[hourCycle] ?? "h12" }),
    [timeZone, isZoneLocked, hourCycle],
  );
  return <NextFreeContext value={settings}>{children}</NextFreeContext>;
}
