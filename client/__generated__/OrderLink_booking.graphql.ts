/**
 * @generated SignedSource<<bb3504cc4bb84697e3a4fd6510521aa0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderLink_booking$data = {
  readonly order: {
    readonly accessKey: string;
    readonly bookings: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "OrderLink_booking";
};
export type OrderLink_booking$key = {
  readonly " $data"?: OrderLink_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLink_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderLink_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VisitorOrder",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accessKey",
            "storageKey": null
          },
          "action": "THROW"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VisitorBooking",
          "kind": "LinkedField",
          "name": "bookings",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VisitorBooking",
  "abstractKey": null
};

(node as any).hash = "84d4570875fdf9df7a62e79077d74c42";

export default node;
