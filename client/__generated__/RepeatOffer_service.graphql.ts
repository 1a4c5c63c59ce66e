/**
 * @generated SignedSource<<16e9434583dbc12970418f484858b400>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RepeatOffer_service$data = {
  readonly recurrenceMax: number | null | undefined;
  readonly " $fragmentType": "RepeatOffer_service";
};
export type RepeatOffer_service$key = {
  readonly " $data"?: RepeatOffer_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"RepeatOffer_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RepeatOffer_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recurrenceMax",
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "0da8764dd67568429637054e8ff3c55a";

export default node;
