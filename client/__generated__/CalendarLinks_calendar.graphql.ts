/**
 * @generated SignedSource<<cf8d6768bd25788949022437790c70d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarLinks_calendar$data = {
  readonly google: string;
  readonly ics: string;
  readonly outlook: string;
  readonly " $fragmentType": "CalendarLinks_calendar";
};
export type CalendarLinks_calendar$key = {
  readonly " $data"?: CalendarLinks_calendar$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarLinks_calendar">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarLinks_calendar",
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

(node as any).hash = "25faa68e5b7ad2170bdb2abc7c17d25e";

export default node;
