/**
 * @generated SignedSource<<4678ec04b48a930b81a99dd930c541c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HourCycle = "H12" | "H24" | "LOCALE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextFreeTimes_business$data = {
  readonly hourCycle: HourCycle;
  readonly isZoneLocked: boolean;
  readonly timeZone: string;
  readonly " $fragmentType": "NextFreeTimes_business";
};
export type NextFreeTimes_business$key = {
  readonly " $data"?: NextFreeTimes_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextFreeTimes_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextFreeTimes_business",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "add60c9bbad73cb739540151e829e52a";

export default node;
