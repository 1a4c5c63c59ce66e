/**
 * @generated SignedSource<<1e44d248f59ceed376c01dfb2bb62b6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PanelActions_booking$data = {
  readonly arrivedAt: string | null | undefined;
  readonly contact: {
    readonly email: string | null | undefined;
    readonly firstName: string | null | undefined;
    readonly id: string;
    readonly lastName: string | null | undefined;
  };
  readonly id: string;
  readonly service: {
    readonly slug: string;
  };
  readonly staff: ReadonlyArray<{
    readonly slug: string;
  }>;
  readonly startsAt: string;
  readonly status: BookingStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CancelDialog_booking" | "DeclineDialog_booking" | "MoveDialog_booking" | "RenewLinksDialog_booking">;
  readonly " $fragmentType": "PanelActions_booking";
};
export type PanelActions_booking$key = {
  readonly " $data"?: PanelActions_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"PanelActions_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "slug",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PanelActions_booking",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "arrivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Staff",
      "kind": "LinkedField",
      "name": "staff",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeclineDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RenewLinksDialog_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "c870bfc87d5649b1dd8fe5626a11cf74";

export default node;
