/**
 * @generated SignedSource<<aca0bf4d17103fdc3d4ff2a3c32418c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeStep_service$data = {
  readonly availability: {
    readonly day: {
      readonly date: string;
      readonly " $fragmentSpreads": FragmentRefs<"DayTimes_day">;
    } | null | undefined;
    readonly days: ReadonlyArray<{
      readonly date: string;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TimeQuestion_service">;
  readonly " $fragmentType": "TimeStep_service";
};
export type TimeStep_service$key = {
  readonly " $data"?: TimeStep_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeStep_service">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "also",
    "variableName": "also"
  },
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "provider",
    "variableName": "provider"
  },
  {
    "kind": "Variable",
    "name": "seats",
    "variableName": "seats"
  },
  {
    "kind": "Variable",
    "name": "staff",
    "variableName": "staff"
  },
  {
    "kind": "Variable",
    "name": "timeZone",
    "variableName": "timeZone"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "also"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "date"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "provider"
    },
    {
      "defaultValue": 1,
      "kind": "LocalArgument",
      "name": "seats"
    },
    {
      "defaultValue": 24,
      "kind": "LocalArgument",
      "name": "slots"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "staff"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "timeZone"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimeStep_service",
  "selections": [
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "TimeQuestion_service"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "Availability",
      "kind": "LinkedField",
      "name": "availability",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AvailabilityDay",
          "kind": "LinkedField",
          "name": "days",
          "plural": true,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "date",
              "variableName": "date"
            }
          ],
          "concreteType": "AvailabilityDay",
          "kind": "LinkedField",
          "name": "day",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "args": [
                {
                  "kind": "Variable",
                  "name": "slots",
                  "variableName": "slots"
                }
              ],
              "kind": "FragmentSpread",
              "name": "DayTimes_day"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};
})();

(node as any).hash = "e78445983448f276c646eeebd302d297";

export default node;
