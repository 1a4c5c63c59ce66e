/**
 * @generated SignedSource<<e9fe932466bc3b411f5f8074872d2721>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FindScreen_business$data = {
  readonly name: string;
  readonly phone: string;
  readonly " $fragmentSpreads": FragmentRefs<"WidgetFrame_business">;
  readonly " $fragmentType": "FindScreen_business";
};
export type FindScreen_business$key = {
  readonly " $data"?: FindScreen_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"FindScreen_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FindScreen_business",
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
      "name": "phone",
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

(node as any).hash = "bb7b037b7cb07f96ee5219f204f2c3d6";

export default node;
