/**
 * @generated SignedSource<<2c0fa645975a169b9a9bd423ae52b313>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClosedCalendar_business$data = {
  readonly name: string;
  readonly phone: string;
  readonly " $fragmentType": "ClosedCalendar_business";
};
export type ClosedCalendar_business$key = {
  readonly " $data"?: ClosedCalendar_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedCalendar_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClosedCalendar_business",
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
      "name": "phone",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "5e853db8721c04ac77f694fb7b298eca";

export default node;
