/**
 * @generated SignedSource<<64a1dc992a0843fcdc5bcf90866e22f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBrief_service$data = {
  readonly durationMinutes: number;
  readonly price: {
    readonly amount: number;
    readonly currency: string;
  } | null | undefined;
  readonly " $fragmentType": "OrderBrief_service";
};
export type OrderBrief_service$key = {
  readonly " $data"?: OrderBrief_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBrief_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderBrief_service",
  "selections": [
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
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
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "f4f942a798434472082bab55b74c57b6";

export default node;
