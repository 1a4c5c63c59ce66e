/**
 * @generated SignedSource<<73dc63c4aa0c27efdb5b5ce8bf7a982c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClientPanel_contact$data = {
  readonly firstName: string | null | undefined;
  readonly id: string;
  readonly isErased: boolean;
  readonly lastName: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ClientBookings_contact" | "ClientFacts_contact" | "ClientNotes_contact" | "EditClient_contact" | "MergeClient_contact">;
  readonly " $fragmentType": "ClientPanel_contact";
};
export type ClientPanel_contact$key = {
  readonly " $data"?: ClientPanel_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClientPanel_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "now"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClientPanel_contact",
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
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isErased",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClientFacts_contact"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "now",
          "variableName": "now"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ClientBookings_contact"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClientNotes_contact"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditClient_contact"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MergeClient_contact"
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "e54e07ca68a2e4955ef1a547c794faf0";

export default node;
