/**
 * @generated SignedSource<<225055613a4f05cccf5a676c0c0fb070>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Actions_links$data = ReadonlyArray<{
  readonly href: string;
  readonly label: string;
  readonly " $fragmentType": "Actions_links";
}>;
export type Actions_links$key = ReadonlyArray<{
  readonly " $data"?: Actions_links$data;
  readonly " $fragmentSpreads": FragmentRefs<"Actions_links">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Actions_links",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "href",
      "storageKey": null
    }
  ],
  "type": "ContentLink",
  "abstractKey": null
};

(node as any).hash = "e792b6bb709c71073e738860877a260b";

export default node;
