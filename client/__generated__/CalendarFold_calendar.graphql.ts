/**
 * @generated SignedSource<<96352b89c31400edbf3dc49336a111e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarFold_calendar$data = {
  readonly google: string;
  readonly ics: string;
  readonly outlook: string;
  readonly " $fragmentType": "CalendarFold_calendar";
};
export type CalendarFold_calendar$key = {
  readonly " $data"?: CalendarFold_calendar$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarFold_calendar">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarFold_calendar",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "google",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outlook",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ics",
      "storageKey": null
    }
  ],
  "type": "CalendarLinks",
  "abstractKey": null
};

(node as any).hash = "2ae7f0f881210ba43aee475a8e51f77d";

export default node;
