/**
 * @generated SignedSource<<8ade5fd4bf4f0dbf96ec615c884fb3e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HourCycle = "H12" | "H24" | "LOCALE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ServiceCalendar_business$data = {
  readonly hourCycle: HourCycle;
  readonly isZoneLocked: boolean;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarScreen_business" | "ClosedCalendar_business" | "PaidNotice_business" | "WidgetFrame_business">;
  readonly " $fragmentType": "ServiceCalendar_business";
};
export type ServiceCalendar_business$key = {
  readonly " $data"?: ServiceCalendar_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceCalendar_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceCalendar_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hourCycle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isZoneLocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WidgetFrame_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClosedCalendar_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalendarScreen_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaidNotice_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "f56a9059be9a3f94ec1af99f9b78e8fe";

export default node;
