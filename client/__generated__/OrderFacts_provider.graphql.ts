/**
 * @generated SignedSource<<59e0b2a9222be7bd9296d0841daa2ef3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderFacts_provider$data = {
  readonly address: string | null | undefined;
  readonly " $fragmentType": "OrderFacts_provider";
};
export type OrderFacts_provider$key = {
  readonly " $data"?: OrderFacts_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFacts_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderFacts_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "92e131e51552e9d31976f9a6eda2720d";

export default node;
