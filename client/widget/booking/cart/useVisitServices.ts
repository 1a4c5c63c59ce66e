import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useVisitServices_service$key } from "../../../__generated__/useVisitServices_service.graphql.ts";
import type { PaymentRule, PricePer } from "../../../../server/shared/money/due.ts";
import type { GuestMode, VisitService } from "./planVisit.ts";

const guestModes = ["ATTEND", "SEAT", "OWN_LINE"] as const satisfies GuestMode[];
const pricePers = ["PERSON", "SEAT"] as const satisfies PricePer[];
const paymentRules = ["DEPOSIT_PERCENT", "DEPOSIT_AMOUNT", "FULL"] as const satisfies PaymentRule[];

/** Returns a known enum value, or `fallback` for one of a newer server. */
function known<Word extends string, Other extends string>(
  word: string,
  words: readonly Word[],
  other: Other,
): Word | Other {
  return words.find((one) => one === word) ?? other;
}

export function useVisitServices(services: useVisitServices_service$key): readonly VisitService[] {
  const answered = useFragment(
    graphql`
      fragment useVisitServices_service on Service
      @relay(plural: true)
      @argumentDefinitions(
        provider: { type: "ID", defaultValue: null }
        isWhole: { type: "Boolean", defaultValue: true }
      ) {
        id
        slug
        name
        durationMinutes
        capacity
        maxPerBooking
        guestMode
        pricePer
        paymentRule
        paymentValue
        assignment
        price {
          amount
          currency
        }
        mode
        locationKinds
        askPhone
        askDateOfBirth
        consentText
        staff(provider: $provider) @include(if: $isWhole) {
          id
          slug
          name
        }
      }
    `,
    services,
  );
  return useMemo(
    () =>
      answered.map((service): VisitService => ({
        ...service,
        maxPerBooking: service.maxPerBooking ?? null,
        guestMode: known(service.guestMode, guestModes, "NONE"),
        price: service.price ?? null,
        pricePer: known(service.pricePer, pricePers, "LINE"),
        // With an unknown rule the payment is shown only when it is due.
        paymentRule: known(service.paymentRule, paymentRules, "NONE"),
        people: service.assignment === "CHOSEN" ? (service.staff ?? []) : [],
        consentText: service.consentText ?? null,
        isRequest: service.mode === "REQUEST",
      })),
    [answered],
  );
}
