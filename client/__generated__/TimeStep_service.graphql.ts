/**
 * @generated SignedSource<<05cc22dbf78f3078e89f6e504a6a871b>>
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
  "name": "provider",
  "variableName": "provider"
},
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
      "kind": "RootArgument",
      "name": "also"
    },
    {
      "kind": "RootArgument",
      "name": "date"
    },
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "provider"
    },
    {
      "kind": "RootArgument",
      "name": "seats"
    },
    {
      "kind": "RootArgument",
      "name": "staff"
    },
    {
      "kind": "RootArgument",
      "name": "timeZone"
    },
    {
      "kind": "RootArgument",
      "name": "to"
    },
    {
      "kind": "RootArgument",
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
        (v0/*:: as any*/)
      ],
      "kind": "FragmentSpread",
      "name": "TimeQuestion_service"
    },
    {
      "alias": null,
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "from",
              "variableName": "from"
            },
            {
              "kind": "Variable",
              "name": "lines",
              "variableName": "also"
            },
            {
              "kind": "Literal",
              "name": "lookBusy",
              "value": true
            },
            (v0/*:: as any*/),
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
            },
            {
              "kind": "Variable",
              "name": "visitor",
              "variableName": "visitor"
            }
          ],
          "kind": "ObjectValue",
          "name": "input"
        }
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
              "args": null,
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

(node as any).hash = "59a055c92c4aacc93cb29078741d5091";

export default node;
