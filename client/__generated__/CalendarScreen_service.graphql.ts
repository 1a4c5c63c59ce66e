/**
 * @generated SignedSource<<f2d8c17e50190f4e295f450d7484adb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarScreen_service$data = {
  readonly name: string;
  readonly picture: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFacts_service">;
  readonly " $fragmentType": "CalendarScreen_service";
};
export type CalendarScreen_service$key = {
  readonly " $data"?: CalendarScreen_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarScreen_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarScreen_service",
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
      "name": "picture",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderFacts_service"
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "bb56b4462f68a55ee5a9cd747292f7c8";

export default node;
