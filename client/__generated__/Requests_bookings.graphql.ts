/**
 * @generated SignedSource<<da3fb9f7ed64f00e59e59a1d162bcafa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Requests_bookings$data = ReadonlyArray<{
  readonly id: string;
  readonly status: BookingStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RequestCard_booking">;
  readonly " $fragmentType": "Requests_bookings";
}>;
export type Requests_bookings$key = ReadonlyArray<{
  readonly " $data"?: Requests_bookings$data;
  readonly " $fragmentSpreads": FragmentRefs<"Requests_bookings">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Requests_bookings",
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
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestCard_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "cf49531fba9d8b8fd23b30c2927db1d3";

export default node;
