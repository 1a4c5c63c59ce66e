/**
 * @generated SignedSource<<478a3afe0dd896c713c2b0a07113f036>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressFormField_field$data = {
  readonly help: string;
  readonly label: string;
  readonly " $fragmentType": "AddressFormField_field";
};
export type AddressFormField_field$key = {
  readonly " $data"?: AddressFormField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressFormField_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressFormField_field",
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
  "type": "AddressFormField",
  "abstractKey": null
};

(node as any).hash = "a1b213a8abe69604c003f42f07802071";

export default node;
