/**
 * @generated SignedSource<<074449bd9845f7f2ee14c6a4031a7674>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderFacts_business$data = {
  readonly address: string | null | undefined;
  readonly tax: {
    readonly name: string | null | undefined;
    readonly percent: number;
  } | null | undefined;
  readonly " $fragmentType": "OrderFacts_business";
};
export type OrderFacts_business$key = {
  readonly " $data"?: OrderFacts_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFacts_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderFacts_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tax",
      "kind": "LinkedField",
      "name": "tax",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "0932dec2dfa9fd6119f13ee644c5a2fb";

export default node;
