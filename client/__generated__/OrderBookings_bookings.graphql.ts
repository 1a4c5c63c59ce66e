/**
 * @generated SignedSource<<9396242ed525866875d1453675a6abc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HourCycle = "H12" | "H24" | "LOCALE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderBookings_bookings$data = ReadonlyArray<{
  readonly business: {
    readonly hourCycle: HourCycle;
  };
  readonly id: string;
  readonly member: number;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBooking_booking">;
  readonly " $fragmentType": "OrderBookings_bookings";
}>;
export type OrderBookings_bookings$key = ReadonlyArray<{
  readonly " $data"?: OrderBookings_bookings$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBookings_bookings">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OrderBookings_bookings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "member",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Business",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hourCycle",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderBooking_booking"
    }
  ],
  "type": "BookingAccess",
  "abstractKey": null
};

(node as any).hash = "47ffbe32662491791a024b1c2b96a867";

export default node;
