/**
 * @generated SignedSource<<29d1c9a1b7354bebb85a80084cf24c6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PanelNote_booking$data = {
  readonly id: string;
  readonly " $fragmentType": "PanelNote_booking";
};
export type PanelNote_booking$key = {
  readonly " $data"?: PanelNote_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"PanelNote_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PanelNote_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "e998b8ae509b59c89911bedb32868ada";

export default node;
