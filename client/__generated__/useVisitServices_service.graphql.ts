/**
 * @generated SignedSource<<0069fefd745e8b0e72bcf95691395973>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Ask = "NO" | "OPTIONAL" | "REQUIRED" | "%future added value";
export type Assignment = "ANY" | "CHOSEN" | "COLLECTIVE" | "%future added value";
export type BookingMode = "INSTANT" | "REQUEST" | "%future added value";
export type GuestMode = "ATTEND" | "NONE" | "OWN_LINE" | "SEAT" | "%future added value";
export type LocationKind = "AT_PROVIDER" | "AT_VISITOR" | "ONLINE" | "PHONE" | "%future added value";
export type PaymentShare = "FULL" | "NONE" | "%future added value";
export type PricePer = "LINE" | "PERSON" | "SEAT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useVisitServices_service$data = ReadonlyArray<{
  readonly askDateOfBirth: Ask;
  readonly askPhone: Ask;
  readonly assignment: Assignment;
  readonly capacity: number;
  readonly consentText: string | null | undefined;
  readonly durationMinutes: number;
  readonly guestMode: GuestMode;
  readonly id: string;
  readonly locationKinds: ReadonlyArray<LocationKind>;
  readonly maxPerBooking: number | null | undefined;
  readonly mode: BookingMode;
  readonly name: string;
  readonly payment: {
    readonly depositAmount: {
      readonly amount: number;
    } | null | undefined;
    readonly depositPercent: number | null | undefined;
    readonly share: PaymentShare | null | undefined;
  };
  readonly price: {
    readonly amount: number;
    readonly currency: string;
  } | null | undefined;
  readonly pricePer: PricePer;
  readonly slug: string;
  readonly staff?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly slug: string;
  }>;
  readonly " $fragmentType": "useVisitServices_service";
}>;
export type useVisitServices_service$key = ReadonlyArray<{
  readonly " $data"?: useVisitServices_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVisitServices_service">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "isWhole"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "provider"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useVisitServices_service",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capacity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxPerBooking",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "guestMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pricePer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServicePayment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "depositAmount",
          "plural": false,
          "selections": [
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "depositPercent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assignment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationKinds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askDateOfBirth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consentText",
      "storageKey": null
    },
    {
      "condition": "isWhole",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "provider",
              "variableName": "provider"
            }
          ],
          "concreteType": "Staff",
          "kind": "LinkedField",
          "name": "staff",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Service",
  "abstractKey": null
};
})();

(node as any).hash = "91785b62bf6d23e062682d74cdb0bdb1";

export default node;
