/**
 * @generated SignedSource<<73656f334e3c918f629515182e8c5578>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingTicket_booking$data = {
  readonly business: {
    readonly timeZone: string;
  };
  readonly endsAt: string;
  readonly reference: string;
  readonly service: {
    readonly name: string;
  };
  readonly staff: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly startsAt: string;
  readonly " $fragmentType": "BookingTicket_booking";
};
export type BookingTicket_booking$key = {
  readonly " $data"?: BookingTicket_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingTicket_booking">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingTicket_booking",
  "selections": [
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
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Staff",
      "kind": "LinkedField",
      "name": "staff",
      "plural": true,
      "selections": (v0/*:: as any*/),
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
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BookingAccess",
  "abstractKey": null
};
})();

(node as any).hash = "ee7eb160351eb68436d135f3f4c255ce";

export default node;
