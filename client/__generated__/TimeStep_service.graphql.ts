/**
 * @generated SignedSource<<da0f945628ab97b82ea5923422c86778>>
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
  readonly " $fragmentSpreads": FragmentRefs<"RepeatOffer_service" | "TimeQuestion_service">;
  readonly " $fragmentType": "TimeStep_service";
};
export type TimeStep_service$key = {
  readonly " $data"?: TimeStep_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeStep_service">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "also",
  "variableName": "also"
},
v1 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v2 = {
  "kind": "Variable",
  "name": "provider",
  "variableName": "provider"
},
v3 = {
  "kind": "Variable",
  "name": "seats",
  "variableName": "seats"
},
v4 = {
  "kind": "Variable",
  "name": "staff",
  "variableName": "staff"
},
v5 = {
  "kind": "Variable",
  "name": "timeZone",
  "variableName": "timeZone"
},
v6 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v7 = {
  "kind": "Variable",
  "name": "visitor",
  "variableName": "visitor"
},
v8 = {
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
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "visitor"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimeStep_service",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RepeatOffer_service"
    },
    {
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/)
      ],
      "kind": "FragmentSpread",
      "name": "TimeQuestion_service"
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "lookBusy",
          "value": true
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/)
      ],
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
            (v8/*:: as any*/)
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
            (v8/*:: as any*/),
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

(node as any).hash = "761900336560c947aea5db0216528736";

export default node;
