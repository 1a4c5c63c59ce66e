/**
 * @generated SignedSource<<9c60d0653d412820e60812fa6f87b941>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsentFormField_field$data = {
  readonly help: string;
  readonly label: string;
  readonly text: string;
  readonly " $fragmentType": "ConsentFormField_field";
};
export type ConsentFormField_field$key = {
  readonly " $data"?: ConsentFormField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsentFormField_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsentFormField_field",
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
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "ConsentFormField",
  "abstractKey": null
};

(node as any).hash = "4c9364c7ae0b0bb04b69450020b2f937";

export default node;
