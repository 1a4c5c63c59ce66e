/**
 * @generated SignedSource<<1301337f4f74c121a54182dbb46e05ee>>
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
  "type": "BookingAccess",
  "abstractKey": null
};

(node as any).hash = "19cd01676bbbc420c0e25ef8c3591e1d";

export default node;
