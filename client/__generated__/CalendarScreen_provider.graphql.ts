/**
 * @generated SignedSource<<a29d646e21138fe7dde26540f2ad94ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarScreen_provider$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFacts_provider">;
  readonly " $fragmentType": "CalendarScreen_provider";
};
export type CalendarScreen_provider$key = {
  readonly " $data"?: CalendarScreen_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarScreen_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarScreen_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderFacts_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "c23117a8f2b228fb79b5d79800afa17e";

export default node;
