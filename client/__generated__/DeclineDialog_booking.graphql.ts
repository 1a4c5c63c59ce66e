/**
 * @generated SignedSource<<d990e6f19da753f9e49c668ffac85003>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeclineDialog_booking$data = {
  readonly contact: {
    readonly firstName: string | null | undefined;
    readonly lastName: string | null | undefined;
  };
  readonly id: string;
  readonly " $fragmentType": "DeclineDialog_booking";
};
export type DeclineDialog_booking$key = {
  readonly " $data"?: DeclineDialog_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeclineDialog_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeclineDialog_booking",
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
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "88e1335a42ba32fd4a2c37bec125e207";

export default node;
