/**
 * @generated SignedSource<<62572954c879cfe64163bc9fa97eda2d>>
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
    readonly " $fragmentSpreads": FragmentRefs<"MonthPicker_availability">;
  };
  readonly capacity: number;
  readonly " $fragmentSpreads": FragmentRefs<"StaffChoice_service">;
  readonly " $fragmentType": "TimeStep_service";
};
export type TimeStep_service$key = {
  readonly " $data"?: TimeStep_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeStep_service">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "provider",
  "variableName": "provider"
};
return {
  "argumentDefinitions": [
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capacity",
      "storageKey": null
    },
    {
      "args": [
        (v0/*:: as any*/)
      ],
      "kind": "FragmentSpread",
      "name": "StaffChoice_service"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        },
        (v0/*:: as any*/),
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
      "concreteType": "Availability",
      "kind": "LinkedField",
      "name": "availability",
      "plural": false,
      "selections": [
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
              "storageKey": null
            },
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MonthPicker_availability"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};
})();

(node as any).hash = "b48569e213e8a06fc599441f10eca2fe";

export default node;
