/**
 * @generated SignedSource<<894b1e35fe35513676e69cfc5768f146>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneFormField_field$data = {
  readonly help: string;
  readonly label: string;
  readonly " $fragmentType": "PhoneFormField_field";
};
export type PhoneFormField_field$key = {
  readonly " $data"?: PhoneFormField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhoneFormField_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhoneFormField_field",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "help",
      "storageKey": null
    }
  ],
  "type": "PhoneFormField",
  "abstractKey": null
};

(node as any).hash = "dba9cebfecb2f5b9aa53a77eb58b6b88";

export default node;
