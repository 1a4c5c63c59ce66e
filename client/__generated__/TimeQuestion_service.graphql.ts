/**
 * @generated SignedSource<<ea7ee817cfd09f768355ddeaea23aafe>>
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

(node as any).hash = "5d3f78f004a0467f78f9585e04e941b4";

export default node;
