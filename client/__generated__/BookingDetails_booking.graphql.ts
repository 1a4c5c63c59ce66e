/**
 * @generated SignedSource<<95798d23ae9c377e151fb07ccd6e254c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingOverride = "BEYOND_HORIZON" | "DAY_LIMIT" | "NO_NOTICE" | "OUTSIDE_HOURS" | "OVERBOOK" | "PAST" | "WITHOUT_CONSENT" | "WITHOUT_EMAIL" | "%future added value";
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
export type LocationKind = "AT_PROVIDER" | "AT_VISITOR" | "ONLINE" | "PHONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingDetails_booking$data = {
  readonly arrivedAt: string | null | undefined;
  readonly contact: {
    readonly firstName: string | null | undefined;
    readonly lastName: string | null | undefined;
  };
  readonly decideBy: string | null | undefined;
  readonly endsAt: string;
  readonly guests: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly hasLeft: boolean;
    readonly name: string | null | undefined;
  }>;
  readonly id: string;
  readonly location: string | null | undefined;
  readonly locationKind: LocationKind | null | undefined;
  readonly notes: string | null | undefined;
  readonly overrides: ReadonlyArray<BookingOverride>;
  readonly provider: {
    readonly name: string;
  } | null | undefined;
  readonly reference: string;
  readonly seats: number;
  readonly service: {
    readonly name: string;
  };
  readonly staff: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly startsAt: string;
  readonly status: BookingStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ActionFailureNotice_booking" | "PanelActions_booking" | "PanelAnswers_booking" | "PanelClient_booking" | "PanelHistory_booking" | "PanelNote_booking" | "PanelPayments_booking">;
  readonly " $fragmentType": "BookingDetails_booking";
};
export type BookingDetails_booking$key = {
  readonly " $data"?: BookingDetails_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingDetails_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingDetails_booking",
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
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
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
      "name": "arrivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seats",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationKind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overrides",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decideBy",
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
        }
      ],
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
          "name": "email",
          "storageKey": null
        },
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
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
      "name": "ActionFailureNotice_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PanelActions_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PanelAnswers_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PanelClient_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PanelHistory_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PanelNote_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PanelPayments_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "94aabd7d164fac99f2e7079a4d0a94da";

export default node;
