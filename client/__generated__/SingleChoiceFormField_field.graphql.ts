/**
 * @generated SignedSource<<131b9012e65f498ab49f64ff343c5b57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SingleChoiceFormField_field$data = {
  readonly help: string;
  readonly label: string;
  readonly options: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "SingleChoiceFormField_field";
};
export type SingleChoiceFormField_field$key = {
  readonly " $data"?: SingleChoiceFormField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"SingleChoiceFormField_field">;
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
  "name": "SingleChoiceFormField_field",
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
  "type": "SingleChoiceFormField",
  "abstractKey": null
};
})();

(node as any).hash = "da977234f145f548388103939ebd848f";

export default node;
