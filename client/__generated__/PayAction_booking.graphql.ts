/**
 * @generated SignedSource<<a290fdb5cfb4dbacfd3869ffd189ae9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayAction_booking$data = {
  readonly order: {
    readonly accessKey: string;
    readonly due: {
      readonly amount: number;
      readonly currency: string;
    };
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

(node as any).hash = "1dd308396672110a3af3ac768828104f";

export default node;
