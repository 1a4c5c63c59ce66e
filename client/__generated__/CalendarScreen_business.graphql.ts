/**
 * @generated SignedSource<<62f4d9c5f13171aab44e2ad63962bd7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarScreen_business$data = {
  readonly name: string;
  readonly paymentsAreTest: boolean;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentsAreTest",
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

(node as any).hash = "8ee5dac5fca67e74431e9b2c394f7c31";

export default node;
