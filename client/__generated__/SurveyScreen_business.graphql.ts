/**
 * @generated SignedSource<<f44b1214e4750ed03993a286a33ac3ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurveyScreen_business$data = {
  readonly name: string;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"WidgetFrame_business">;
  readonly " $fragmentType": "SurveyScreen_business";
};
export type SurveyScreen_business$key = {
  readonly " $data"?: SurveyScreen_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurveyScreen_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SurveyScreen_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WidgetFrame_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "d021a5cae0bfce6b43d3f8c907069b91";

export default node;
