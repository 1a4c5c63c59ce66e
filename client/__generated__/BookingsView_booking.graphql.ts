/**
 * @generated SignedSource<<7012beb41b7fea695c40de82c3686587>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingsView_booking$data = {
  readonly business: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"WidgetFrame_business">;
  };
  readonly " $fragmentType": "BookingsView_booking";
};
export type BookingsView_booking$key = {
  readonly " $data"?: BookingsView_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingsView_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingsView_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Business",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
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
          "name": "WidgetFrame_business"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VisitorBooking",
  "abstractKey": null
};

(node as any).hash = "7e5f2820aeaa1189af2a74ea7f832245";

export default node;
