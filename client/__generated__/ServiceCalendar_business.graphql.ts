/**
 * @generated SignedSource<<fcfa892191c46f676acc92cdeae6fbba>>
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

(node as any).hash = "2230e25d408d1ddcf185f6cf1f6d7f53";

export default node;
