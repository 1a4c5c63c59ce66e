/**
 * @generated SignedSource<<14c78355461f1474592eb96a20eb563e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocationKind = "AT_PROVIDER" | "AT_VISITOR" | "ONLINE" | "PHONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderFacts_service$data = {
  readonly locationKinds: ReadonlyArray<LocationKind>;
  readonly " $fragmentType": "OrderFacts_service";
};
export type OrderFacts_service$key = {
  readonly " $data"?: OrderFacts_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFacts_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderFacts_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationKinds",
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "e503c051e7ca0575a812c96489a8ddf4";

export default node;
