/**
 * @generated SignedSource<<b3e2214ca4676da7decc331f658292ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileFormField_field$data = {
  readonly help: string;
  readonly label: string;
  readonly maxBytes: number;
  readonly mediaTypes: ReadonlyArray<string>;
  readonly " $fragmentType": "FileFormField_field";
};
export type FileFormField_field$key = {
  readonly " $data"?: FileFormField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileFormField_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileFormField_field",
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
      "name": "mediaTypes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxBytes",
      "storageKey": null
    }
  ],
  "type": "FileFormField",
  "abstractKey": null
};

(node as any).hash = "2bf41474471222c91c27bc4f61a3d04f";

export default node;
