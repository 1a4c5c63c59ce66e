/**
 * @generated SignedSource<<c247a572999963f1a5a4a467aabdcc50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WidgetFrame_business$data = {
  readonly accentColor: string;
  readonly locale: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locale",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "829c39023906f10a1acef9b0cc8636a1";

export default node;
