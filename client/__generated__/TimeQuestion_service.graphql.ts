/**
 * @generated SignedSource<<8289381d6412b356e57299628b4f21fb>>
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

(node as any).hash = "f6ebd915701bb6f3cbf84fa48cbdfd3e";

export default node;
