import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useVisitServices_service$key } from "../../__generated__/useVisitServices_service.graphql.ts";
import type { GuestMode, VisitService } from "./planVisit.ts";

const guestModes: readonly string[] = ["ATTEND", "SEAT", "OWN_LINE"] satisfies GuestMode[];

/** Services as a visit needs to know them, in their order. */
export function useVisitServices(services: useVisitServices_service$key): readonly VisitService[] {
  const known = useFragment(
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
        paymentRule
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
      known.map((service): VisitService => ({
        ...service,
        maxPerBooking: service.maxPerBooking ?? null,
        // A mode that a newer server knows is one that we cannot offer.
        guestMode: guestModes.includes(service.guestMode) ? (service.guestMode as GuestMode) : "NONE",
        price: service.price ?? null,
        isPaid: service.paymentRule !== "NONE",
        people: service.assignment === "CHOSEN" ? (service.staff ?? []) : [],
        consentText: service.consentText ?? null,
        isRequest: service.mode === "REQUEST",
      })),
    [known],
  );
}
