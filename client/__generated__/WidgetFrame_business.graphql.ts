/**
 * @generated SignedSource<<178be538626e57f965097585c9ca0c7a>>
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
  readonly timeZone: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "2724d40b11e877f067fc1c0743415d4b";

export default node;
