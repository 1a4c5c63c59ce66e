/**
 * @generated SignedSource<<b56511b753995f87578ff6136cf5d804>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MultipleChoiceFormField_field$data = {
  readonly fewest: number | null | undefined;
  readonly help: string;
  readonly label: string;
  readonly most: number | null | undefined;
  readonly options: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "MultipleChoiceFormField_field";
};
export type MultipleChoiceFormField_field$key = {
  readonly " $data"?: MultipleChoiceFormField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"MultipleChoiceFormField_field">;
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
  "name": "MultipleChoiceFormField_field",
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
    },
    {
      "alias": "fewest",
      "args": null,
      "kind": "ScalarField",
      "name": "min",
      "storageKey": null
    },
    {
      "alias": "most",
      "args": null,
      "kind": "ScalarField",
      "name": "max",
      "storageKey": null
    }
  ],
  "type": "MultipleChoiceFormField",
  "abstractKey": null
};
})();

(node as any).hash = "efdd5d29e0ddee77f9503e56cefc3c71";

export default node;
