/**
 * @generated SignedSource<<1caa2873fe05142b3cbcebe233ae79d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetupHints_business$data = {
  readonly slug: string;
  readonly " $fragmentType": "SetupHints_business";
};
export type SetupHints_business$key = {
  readonly " $data"?: SetupHints_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupHints_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupHints_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "fb14ae4cd6018ac8528b210b04fa486f";

export default node;
