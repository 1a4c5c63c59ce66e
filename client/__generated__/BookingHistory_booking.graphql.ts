/**
 * @generated SignedSource<<e57466e58188f96295ca5fcfe39c1b9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessRole = "BOOKER" | "GUEST" | "STAFF" | "VIEW" | "%future added value";
export type Actor = "OWNER" | "STAFF" | "SYSTEM" | "VISITOR" | "%future added value";
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingHistory_booking$data = {
  readonly business: {
    readonly name: string;
  };
  readonly guests: ReadonlyArray<{
    readonly hasLeft: boolean;
    readonly name: string | null | undefined;
  }>;
  readonly history: ReadonlyArray<{
    readonly actor: Actor;
    readonly at: string;
    readonly note: string | null | undefined;
    readonly startsAt: string;
    readonly status: BookingStatus;
  }>;
  readonly member: number;
  readonly role: AccessRole;
  readonly " $fragmentType": "BookingHistory_booking";
};
export type BookingHistory_booking$key = {
  readonly " $data"?: BookingHistory_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingHistory_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingHistory_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
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
      "concreteType": "Guest",
      "kind": "LinkedField",
      "name": "guests",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasLeft",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingEvent",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actor",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VisitorBooking",
  "abstractKey": null
};
})();

(node as any).hash = "81dec3f9f5cee23a3abfbff982524e89";

export default node;
