/**
 * @generated SignedSource<<0104bbb9bdffb52782632ec8c252e1fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextFormField_field$data = {
  readonly help: string;
  readonly label: string;
  readonly maxLength: number | null | undefined;
  readonly placeholder: string;
  readonly " $fragmentType": "TextFormField_field";
};
export type TextFormField_field$key = {
  readonly " $data"?: TextFormField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextFormField_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextFormField_field",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxLength",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placeholder",
      "storageKey": null
    }
  ],
  "type": "TextFormField",
  "abstractKey": null
};

(node as any).hash = "e2473e8d0e3ec61f5f75ce4a5342a2c9";

export default node;
