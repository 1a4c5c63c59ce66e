/**
 * @generated SignedSource<<ce4165d961d2d45fb868bef9de6ac463>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DropdownFormField_field$data = {
  readonly help: string;
  readonly label: string;
  readonly options: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "DropdownFormField_field";
};
export type DropdownFormField_field$key = {
  readonly " $data"?: DropdownFormField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"DropdownFormField_field">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DropdownFormField_field",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "FormOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "DropdownFormField",
  "abstractKey": null
};
})();

(node as any).hash = "1cd0ee9e931d7f57b515a18e042cce92";

export default node;
