import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useVisitServices_service$key } from "../../../__generated__/useVisitServices_service.graphql.ts";
import type { PaymentRule, PricePer } from "../../../../server/shared/money/due.ts";
import type { GuestMode, CartService } from "./planCart.ts";

const guestModes = ["ATTEND", "SEAT", "OWN_LINE"] as const satisfies GuestMode[];
const pricePers = ["PERSON", "SEAT"] as const satisfies PricePer[];
const paymentRules = ["DEPOSIT_PERCENT", "DEPOSIT_AMOUNT", "FULL"] as const satisfies PaymentRule[];

/** Returns a known enum value, or `fallback` for one of a newer server. */
function toKnownValue<Known extends string, Other extends string>(
  value: string,
  knownValues: readonly Known[],
  fallback: Other,
): Known | Other {
  return knownValues.find((candidate) => candidate === value) ?? fallback;
}

/**
 * Returns the services that a visitor can add to a cart or choose for guests. With the fragment argument `isWhole` false,
 * they have no staff.
 */
export function useVisitServices(services: useVisitServices_service$key): readonly CartService[] {
  const serviceData = useFragment(
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
      serviceData.map((service): CartService => ({
        ...service,
        maxPerBooking: service.maxPerBooking ?? null,
        guestMode: toKnownValue(service.guestMode, guestModes, "NONE"),
        price: service.price ?? null,
        pricePer: toKnownValue(service.pricePer, pricePers, "LINE"),
        // With an unknown rule the payment is shown only when it is due.
        paymentRule: toKnownValue(service.paymentRule, paymentRules, "NONE"),
        people: service.assignment === "CHOSEN" ? (service.staff ?? []) : [],
        consentText: service.consentText ?? null,
        isRequest: service.mode === "REQUEST",
      })),
    [serviceData],
  );
}
