/**
 * @generated SignedSource<<00032930ba727348131ee427439b1066>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurveyBlock_block$data = {
  readonly anchor: string;
  readonly survey: {
    readonly slug: string;
    readonly title: string;
  } | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "SurveyBlock_block";
};
export type SurveyBlock_block$key = {
  readonly " $data"?: SurveyBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurveyBlock_block">;
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
  "name": "SurveyBlock_block",
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
      "concreteType": "Survey",
      "kind": "LinkedField",
      "name": "survey",
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
  "type": "SurveyBlock",
  "abstractKey": null
};
})();

(node as any).hash = "d28ac51ba77c8a9cec57e0634aa3012b";

export default node;
