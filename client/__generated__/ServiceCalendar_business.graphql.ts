/**
 * @generated SignedSource<<9cf6d35dade18f62f86a6a252e9de387>>
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
  readonly isSuspended: boolean;
  readonly isZoneLocked: boolean;
  readonly phone: string;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarScreen_business" | "ClosedCalendar_business" | "WidgetFrame_business">;
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
      "name": "phone",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSuspended",
      "storageKey": null
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
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "97309e4d9873ae251813271f1ccd2270";

export default node;
