/**
 * @generated SignedSource<<4496fc17e98896de030d7ced8a46354e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MonthPicker_availability$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly slotCount: number;
  }>;
  readonly " $fragmentType": "MonthPicker_availability";
};
export type MonthPicker_availability$key = {
  readonly " $data"?: MonthPicker_availability$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthPicker_availability">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthPicker_availability",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AvailabilityDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slotCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Availability",
  "abstractKey": null
};

(node as any).hash = "054a0a82a8abc92d03562f2c5d81f1e7";

export default node;
