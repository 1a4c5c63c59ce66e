/**
 * @generated SignedSource<<f8bbb1c3764d9af8998e4d5668f948b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceCalendar_provider$data = {
  readonly id: string;
  readonly isPublished: boolean;
  readonly phone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarScreen_provider" | "ClosedCalendar_provider">;
  readonly " $fragmentType": "ServiceCalendar_provider";
};
export type ServiceCalendar_provider$key = {
  readonly " $data"?: ServiceCalendar_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceCalendar_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceCalendar_provider",
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
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublished",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClosedCalendar_provider"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalendarScreen_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "5d843beb31b8ec71e745a448f054773d";

export default node;
