/**
 * @generated SignedSource<<ed1111bf280ed5c3f1d7e37054be2b5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessFrame_business$data = {
  readonly accentColor: string;
  readonly locale: string;
  readonly name: string;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"NextFree_business">;
  readonly " $fragmentType": "BusinessFrame_business";
};
export type BusinessFrame_business$key = {
  readonly " $data"?: BusinessFrame_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessFrame_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessFrame_business",
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
      "name": "locale",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accentColor",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextFree_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "a42c940b8b00c3db362d30df5e8009a0";

export default node;
