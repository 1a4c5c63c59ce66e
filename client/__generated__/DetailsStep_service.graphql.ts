/**
 * @generated SignedSource<<49ab00bc7814a5f89672d5e7fd4e96d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Ask = "NO" | "OPTIONAL" | "REQUIRED" | "%future added value";
export type BookingMode = "INSTANT" | "REQUEST" | "%future added value";
export type LocationKind = "AT_PROVIDER" | "AT_VISITOR" | "ONLINE" | "PHONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DetailsStep_service$data = {
  readonly askDateOfBirth: Ask;
  readonly askPhone: Ask;
  readonly consentText: string | null | undefined;
  readonly locationKinds: ReadonlyArray<LocationKind>;
  readonly mode: BookingMode;
  readonly " $fragmentType": "DetailsStep_service";
};
export type DetailsStep_service$key = {
  readonly " $data"?: DetailsStep_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailsStep_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askDateOfBirth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationKinds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consentText",
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "c4be41d020453da2f6edba1b2a13ce81";

export default node;
