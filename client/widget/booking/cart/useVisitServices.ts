import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useVisitServices_service$key } from "../../../__generated__/useVisitServices_service.graphql.ts";
import type { PricePer } from "../../../../server/shared/money/due.ts";
import { readPayment } from "../../../shared/readPayment.ts";
import type { GuestMode, CartService } from "./planCart.ts";

const guestModes = ["ATTEND", "SEAT", "OWN_LINE"] as const satisfies GuestMode[];
const pricePers = ["PERSON", "SEAT"] as const satisfies PricePer[];

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
        payment {
          share
          depositAmount {
            amount
          }
          depositPercent
        }
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
        ...readPayment(service.payment),
        people: service.assignment === "CHOSEN" ? (service.staff ?? []) : [],
        consentText: service.consentText ?? null,
        isRequest: service.mode === "REQUEST",
      })),
    [serviceData],
  );
}
