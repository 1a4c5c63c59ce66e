/**
 * @generated SignedSource<<9caa00bcda8182a2da87df1d14fb96cb>>
 * @relayHash 52a259d2f4cf9bc68d79608e668f51d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9a240a0e6f796fd48d581f9ee7df7769226eaf74272d69f866cb5ec3a1d4154

import type { ConcreteRequest } from 'relay-runtime';
export type ZoneSearchQuery$variables = {
  search?: string | null | undefined;
};
export type ZoneSearchQuery$data = {
  readonly timeZones: ReadonlyArray<{
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
    "id": "d9a240a0e6f796fd48d581f9ee7df7769226eaf74272d69f866cb5ec3a1d4154",
    "metadata": {},
    "name": "ZoneSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8ba09c6f5957d729d74bdfe8943f6ae9";

export default node;
