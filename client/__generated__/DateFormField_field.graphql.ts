/**
 * @generated SignedSource<<e8db4d0cf774049d9415353b3bbbce5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DateFormField_field$data = {
  readonly help: string;
  readonly label: string;
  readonly " $fragmentType": "DateFormField_field";
};
export type DateFormField_field$key = {
  readonly " $data"?: DateFormField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"DateFormField_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DateFormField_field",
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
  "type": "DateFormField",
  "abstractKey": null
};

(node as any).hash = "73cdbde39472f30cfff25e7fe696ce3b";

export default node;
