/**
 * @generated SignedSource<<445763f8743ed1470bb916e51b3e7196>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ParagraphFormField_field$data = {
  readonly help: string;
  readonly label: string;
  readonly maxLength: number | null | undefined;
  readonly placeholder: string;
  readonly " $fragmentType": "ParagraphFormField_field";
};
export type ParagraphFormField_field$key = {
  readonly " $data"?: ParagraphFormField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParagraphFormField_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ParagraphFormField_field",
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
  "type": "ParagraphFormField",
  "abstractKey": null
};

(node as any).hash = "72a01fe681f5961bd9d1478a43d9dc9a";

export default node;
