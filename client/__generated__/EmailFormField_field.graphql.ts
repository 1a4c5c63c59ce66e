/**
 * @generated SignedSource<<3b69dee20e0a9b46a308cfc7220dcf5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailFormField_field$data = {
  readonly help: string;
  readonly label: string;
  readonly " $fragmentType": "EmailFormField_field";
};
export type EmailFormField_field$key = {
  readonly " $data"?: EmailFormField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailFormField_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailFormField_field",
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
  "type": "EmailFormField",
  "abstractKey": null
};

(node as any).hash = "f828bf956dfc585e0f18ee35a575b348";

export default node;
