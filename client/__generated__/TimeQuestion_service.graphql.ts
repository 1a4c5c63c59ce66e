/**
 * @generated SignedSource<<3a5b121ba3c6111564ece2c82e9c7019>>
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
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "also"
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

(node as any).hash = "9e25f521b4c88638e6f870a8441d8727";

export default node;
