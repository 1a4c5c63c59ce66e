/**
 * @generated SignedSource<<cb65ee1b4043a1f9a243f918dc2d4634>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedViews_business$data = {
  readonly savedViews: ReadonlyArray<{
    readonly id: string;
    readonly isOwn: boolean;
    readonly isShared: boolean;
    readonly maker: string;
    readonly name: string;
    readonly query: string;
  }> | null | undefined;
  readonly " $fragmentType": "SavedViews_business";
};
export type SavedViews_business$key = {
  readonly " $data"?: SavedViews_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedViews_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedViews_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedView",
      "kind": "LinkedField",
      "name": "savedViews",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
          "name": "query",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isShared",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maker",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "ea1178607b0e3f8e51f86c7f28d37d9c";

export default node;
