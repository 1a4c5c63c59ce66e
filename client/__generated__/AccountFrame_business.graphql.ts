/**
 * @generated SignedSource<<c3c78cb9bc7ce0f7ff1214a1099af2f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountFrame_business$data = {
  readonly accentColor: string;
  readonly locale: string;
  readonly name: string;
  readonly " $fragmentType": "AccountFrame_business";
};
export type AccountFrame_business$key = {
  readonly " $data"?: AccountFrame_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountFrame_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountFrame_business",
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

(node as any).hash = "c251a7ac49c76e6dffe1ccc881ef26a7";

export default node;
