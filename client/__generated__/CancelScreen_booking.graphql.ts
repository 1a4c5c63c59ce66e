/**
 * @generated SignedSource<<932e35ec08f439db7c932cc30c632263>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
export type HourCycle = "H12" | "H24" | "LOCALE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CancelScreen_booking$data = {
  readonly accessKey: string;
  readonly business: {
    readonly hourCycle: HourCycle;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"WidgetFrame_business">;
  };
  readonly cancel: {
    readonly isAllowed: boolean;
  };
  readonly history: ReadonlyArray<{
    readonly status: BookingStatus;
  }>;
  readonly order: {
    readonly refunded: {
      readonly amount: number;
      readonly currency: string;
    };
  } | null | undefined;
  readonly provider: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly refunded: {
    readonly amount: number;
    readonly currency: string;
  } | null | undefined;
  readonly service: {
    readonly name: string;
    readonly slug: string;
  };
  readonly status: BookingStatus;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookingTicket_booking" | "CancelForm_booking" | "OrderLink_booking" | "TooLate_booking">;
  readonly " $fragmentType": "CancelScreen_booking";
};
export type CancelScreen_booking$key = {
  readonly " $data"?: CancelScreen_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelScreen_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "refunded",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
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
  "name": "CancelScreen_booking",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accessKey",
        "storageKey": null
      },
      "action": "THROW"
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingEvent",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "VisitorOrder",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
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
      "concreteType": "Business",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hourCycle",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WidgetFrame_business"
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
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingChange",
      "kind": "LinkedField",
      "name": "cancel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAllowed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingTicket_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelForm_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TooLate_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLink_booking"
    }
  ],
  "type": "VisitorBooking",
  "abstractKey": null
};
})();

(node as any).hash = "ebaa44c50dc97c923f5492309344206c";

export default node;
