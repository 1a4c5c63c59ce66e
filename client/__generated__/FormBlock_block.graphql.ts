/**
 * @generated SignedSource<<0ad6d0dbc19fca18c8b2bfeb6acec138>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormBlock_block$data = {
  readonly anchor: string;
  readonly form: {
    readonly slug: string;
    readonly title: string;
  } | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "FormBlock_block";
};
export type FormBlock_block$key = {
  readonly " $data"?: FormBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormBlock_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "anchor",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Form",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "FormBlock",
  "abstractKey": null
};
})();

(node as any).hash = "db424669d75bd45d124153a2fd507403";

export default node;
