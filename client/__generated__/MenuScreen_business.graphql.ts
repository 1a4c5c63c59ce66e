/**
 * @generated SignedSource<<f2ec0bec7a95a5a6df4424ff0b0e79a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuScreen_business$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"NextFreeTimes_business">;
  readonly " $fragmentType": "MenuScreen_business";
};
export type MenuScreen_business$key = {
  readonly " $data"?: MenuScreen_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuScreen_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuScreen_business",
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
      "name": "NextFreeTimes_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "6aabbc5b677b5a4ea3220ba8d737c096";

export default node;
