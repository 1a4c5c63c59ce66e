/**
 * @generated SignedSource<<507906d4c8f8b5b96dd14d6aa393aa74>>
 * @relayHash e0d3d2f1b4849f0ac61dbb4d65c032fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd373d1fe571cb826212f247b3837f3eca10191e61d9fe8b5e3eb829b41b7c97

import type { ConcreteRequest } from 'relay-runtime';
export type ZoneSearchQuery$variables = {
  search?: string | null | undefined;
};
export type ZoneSearchQuery$data = {
  readonly timeZones: ReadonlyArray<{
    readonly city: string;
    readonly country: string | null | undefined;
    readonly name: string;
  }>;
};
export type ZoneSearchQuery = {
  response: ZoneSearchQuery$data;
  variables: ZoneSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "TimeZoneOption",
    "kind": "LinkedField",
    "name": "timeZones",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "city",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "country",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ZoneSearchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ZoneSearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fd373d1fe571cb826212f247b3837f3eca10191e61d9fe8b5e3eb829b41b7c97",
    "metadata": {},
    "name": "ZoneSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aeb51bc44edf6eabaa02e6b7c34dbe9b";

export default node;
