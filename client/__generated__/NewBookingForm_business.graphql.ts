/**
 * @generated SignedSource<<c20255679ab2586c686d12f7b583d3be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Ask = "NO" | "OPTIONAL" | "REQUIRED" | "%future added value";
export type GuestMode = "ATTEND" | "NONE" | "OWN_LINE" | "SEAT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewBookingForm_business$data = {
  readonly locale: string;
  readonly services: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly askDateOfBirth: Ask;
        readonly askPhone: Ask;
        readonly capacity: number;
        readonly guestMode: GuestMode;
        readonly id: string;
        readonly maxPerBooking: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"PriceSummary_service" | "ServiceFields_service">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "NewBookingForm_business";
};
export type NewBookingForm_business$key = {
  readonly " $data"?: NewBookingForm_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewBookingForm_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewBookingForm_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "ServiceConnection",
      "kind": "LinkedField",
      "name": "services",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ServiceEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Service",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "guestMode",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ServiceFields_service"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PriceSummary_service"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "services(first:100)"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "aada71122abbe52a059e8e3acdcb43f8";

export default node;
