/**
 * @generated SignedSource<<24e2ccc99d70cfa77cda52f9c247eb9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingsScreen_business$data = {
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFilterBar_business" | "BookingsList_business" | "SavedViews_business">;
  readonly " $fragmentType": "BookingsScreen_business";
};
export type BookingsScreen_business$key = {
  readonly " $data"?: BookingsScreen_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingsScreen_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "direction"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingsScreen_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingFilterBar_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SavedViews_business"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "count",
          "variableName": "count"
        },
        {
          "kind": "Variable",
          "name": "direction",
          "variableName": "direction"
        },
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "kind": "FragmentSpread",
      "name": "BookingsList_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "ba89c486b28b38a0bd19486e16f591ee";

export default node;
