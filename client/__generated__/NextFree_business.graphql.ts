/**
 * @generated SignedSource<<88495d4696563d03e61418d781a3a793>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HourCycle = "H12" | "H24" | "LOCALE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextFree_business$data = {
  readonly hourCycle: HourCycle;
  readonly isZoneLocked: boolean;
  readonly timeZone: string;
  readonly " $fragmentType": "NextFree_business";
};
export type NextFree_business$key = {
  readonly " $data"?: NextFree_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextFree_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextFree_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hourCycle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isZoneLocked",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "5fe09fd67d4f46af9ac8d924349a7564";

export default node;
