/**
 * @generated SignedSource<<6bab3c0d917a0c91decf585d2dcd6bf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WidgetFrame_business$data = {
  readonly accentColor: string;
  readonly " $fragmentType": "WidgetFrame_business";
};
export type WidgetFrame_business$key = {
  readonly " $data"?: WidgetFrame_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"WidgetFrame_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WidgetFrame_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accentColor",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "59c99079d19e19f0a5bb4ada18538b02";

export default node;
