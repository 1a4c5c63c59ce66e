/**
 * @generated SignedSource<<cd94d027e7575213de3df5f4127aa01c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClosedCalendar_business$data = {
  readonly isSuspended: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSuspended",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "2d9301f42a969bd7583cc5011e21920d";

export default node;
