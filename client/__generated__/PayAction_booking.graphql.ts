/**
 * @generated SignedSource<<88aa9ec1719e6a0e4178fde82673197a>>
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
      "concreteType": "VisitorOrder",
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
  "type": "VisitorBooking",
  "abstractKey": null
};

(node as any).hash = "4b48e987395a09126e957d314dbed404";

export default node;
