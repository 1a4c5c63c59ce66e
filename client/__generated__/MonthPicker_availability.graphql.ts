/**
 * @generated SignedSource<<4c424bc1fafb537d01f000716f7b26bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IssueCode = "ALTERED" | "CHOOSE_ONE" | "CONSENT_REQUIRED" | "CONTROL_CHARACTERS" | "CYCLE" | "DUPLICATE" | "EMAIL_NOT_UNIQUE" | "EMAIL_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE" | "GUESTS_NOT_TAKEN" | "GUEST_COUNT" | "GUEST_SERVICES" | "INVALID" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_NUMBER" | "INVALID_PHONE" | "IN_USE" | "LOCATION_REQUIRED" | "NAME_INVALID" | "NAME_REQUIRED" | "NOT_FOUND" | "OLD_VERSION" | "OTHER_PARTY" | "OUT_OF_RANGE" | "PASSWORD_COMMON" | "PASSWORD_SHORT" | "REDIRECT_NOT_ALLOWED" | "REQUIRED" | "TAKEN" | "TOO_FEW" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SMALL" | "UNKNOWN_FIELD" | "UNKNOWN_OPTION" | "UNKNOWN_TIME_ZONE" | "UNREACHABLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "WRONG_TYPE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MonthPicker_availability$data = {
  readonly days: ReadonlyArray<{
    readonly date: string;
    readonly slotCount: number;
  }>;
  readonly failure: {
    readonly available?: number;
    readonly code: string;
    readonly count?: number;
    readonly issues?: ReadonlyArray<{
      readonly code: IssueCode;
    }>;
  } | null | undefined;
  readonly isBookable: boolean;
  readonly lastDate: string | null | undefined;
  readonly " $fragmentType": "MonthPicker_availability";
};
export type MonthPicker_availability$key = {
  readonly " $data"?: MonthPicker_availability$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthPicker_availability">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthPicker_availability",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBookable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "failure",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "type": "ReservationLimit",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "available",
              "storageKey": null
            }
          ],
          "type": "SeatShortage",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "InputIssue",
              "kind": "LinkedField",
              "name": "issues",
              "plural": true,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "type": "InvalidInput",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AvailabilityDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slotCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Availability",
  "abstractKey": null
};
})();

(node as any).hash = "d3ee1e30660cfc1f7b9a155db183fa4a";

export default node;
