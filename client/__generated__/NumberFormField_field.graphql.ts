/**
 * @generated SignedSource<<e9bee87da4b3bc275ff768c99188f5cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumberFormField_field$data = {
  readonly decimals: number;
  readonly help: string;
  readonly label: string;
  readonly " $fragmentType": "NumberFormField_field";
};
export type NumberFormField_field$key = {
  readonly " $data"?: NumberFormField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumberFormField_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumberFormField_field",
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
      "name": "decimals",
      "storageKey": null
    }
  ],
  "type": "NumberFormField",
  "abstractKey": null
};

(node as any).hash = "e5ea6458de9448ebc4a2f60bd06679c3";

export default node;
