/**
 * @generated SignedSource<<956cc98a9f41eca333b5c9dfa50afa82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarScreen_business$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFacts_business">;
  readonly " $fragmentType": "CalendarScreen_business";
};
export type CalendarScreen_business$key = {
  readonly " $data"?: CalendarScreen_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarScreen_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarScreen_business",
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
      "name": "OrderFacts_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "ce31d1540a651196a9e41a9b5437ad8c";

export default node;
