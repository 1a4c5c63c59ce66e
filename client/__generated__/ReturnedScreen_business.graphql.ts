/**
 * @generated SignedSource<<96a404923c5d8facdafa87b501be30ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReturnedScreen_business$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"WidgetFrame_business">;
  readonly " $fragmentType": "ReturnedScreen_business";
};
export type ReturnedScreen_business$key = {
  readonly " $data"?: ReturnedScreen_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnedScreen_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnedScreen_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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

(node as any).hash = "425c18275b7a4a46bdcb470f51081e1e";

export default node;
