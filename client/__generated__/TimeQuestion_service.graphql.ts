/**
 * @generated SignedSource<<a71766d71a66cec77cffcceadbe26933>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeQuestion_service$data = {
  readonly availability: {
    readonly " $fragmentSpreads": FragmentRefs<"MonthPicker_availability">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"StaffChoice_service">;
  readonly " $fragmentType": "TimeQuestion_service";
};
export type TimeQuestion_service$key = {
  readonly " $data"?: TimeQuestion_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeQuestion_service">;
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
      "kind": "RootArgument",
      "name": "also"
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
  "name": "TimeQuestion_service",
  "selections": [
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

(node as any).hash = "cbad99c8a0c54928b74c3a1b4510e43f";

export default node;
