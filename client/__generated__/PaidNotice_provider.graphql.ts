/**
 * @generated SignedSource<<b0851f3e5642d076b369b8fde4c230a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaidNotice_provider$data = {
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "PaidNotice_provider";
};
export type PaidNotice_provider$key = {
  readonly " $data"?: PaidNotice_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaidNotice_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaidNotice_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "68a6a1820df801c269faed56a7b3ce0a";

export default node;
