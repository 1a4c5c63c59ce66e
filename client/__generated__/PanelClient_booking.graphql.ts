/**
 * @generated SignedSource<<85f2d1698c4a0f3ffb8a92e19f0463dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PanelClient_booking$data = {
  readonly contact: {
    readonly bookingCount: number | null | undefined;
    readonly dateOfBirth: string | null | undefined;
    readonly email: string | null | undefined;
    readonly id: string;
    readonly isErased: boolean;
    readonly noShowCount: number | null | undefined;
    readonly phone: string | null | undefined;
  };
  readonly " $fragmentType": "PanelClient_booking";
};
export type PanelClient_booking$key = {
  readonly " $data"?: PanelClient_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"PanelClient_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PanelClient_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dateOfBirth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isErased",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookingCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noShowCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "3aa60c8ad3f1fbb2b99cc7a4b51a5876";

export default node;
