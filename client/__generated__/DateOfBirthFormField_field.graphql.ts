/**
 * @generated SignedSource<<16a70c30ed464760904ad0b562d7c65f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DateOfBirthFormField_field$data = {
  readonly help: string;
  readonly label: string;
  readonly " $fragmentType": "DateOfBirthFormField_field";
};
export type DateOfBirthFormField_field$key = {
  readonly " $data"?: DateOfBirthFormField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"DateOfBirthFormField_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DateOfBirthFormField_field",
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
  "type": "DateOfBirthFormField",
  "abstractKey": null
};

(node as any).hash = "ff8ac8407ca97b4a4d2b19809904309b";

export default node;
