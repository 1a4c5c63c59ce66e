/**
 * @generated SignedSource<<557930841f072c4e0bff8e54b41e4b72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayAction_booking$data = {
  readonly order: {
    readonly due: {
      readonly amount: number;
      readonly currency: string;
    };
    readonly id: string;
    readonly payBy: string | null | undefined;
    readonly paySecondsLeft: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PayAction_booking";
};
export type PayAction_booking$key = {
  readonly " $data"?: PayAction_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayAction_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayAction_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
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
          "name": "payBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paySecondsLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "due",
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
      "storageKey": null
    }
  ],
  "type": "BookingAccess",
  "abstractKey": null
};

(node as any).hash = "56a8ff5ee0df53fc1f4c14bea8bcb1a4";

export default node;
