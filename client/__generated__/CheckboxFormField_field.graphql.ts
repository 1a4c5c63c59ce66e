/**
 * @generated SignedSource<<d7bd00041c30151b0b0e5100dbe015bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckboxFormField_field$data = {
  readonly help: string;
  readonly label: string;
  readonly " $fragmentType": "CheckboxFormField_field";
};
export type CheckboxFormField_field$key = {
  readonly " $data"?: CheckboxFormField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckboxFormField_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckboxFormField_field",
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
  "type": "CheckboxFormField",
  "abstractKey": null
};

(node as any).hash = "9c931bc7f9498c95c6081f876ccc1154";

export default node;
