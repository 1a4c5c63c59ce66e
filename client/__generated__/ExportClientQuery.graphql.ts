/**
 * @generated SignedSource<<f9bde80a7079063b821de8dfbeb396df>>
 * @relayHash cddaa8e1c0ef91fdd199f908b28cd3af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2d01d5b797021703a90ae84b949b05fc255d8138b6cc55549e7044720eec465

import type { ConcreteRequest } from 'relay-runtime';
export type ExportClientQuery$variables = {
  id: string;
};
export type ExportClientQuery$data = {
  readonly node: {
    readonly __typename: "Contact";
    readonly export: object | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type ExportClientQuery = {
  response: ExportClientQuery$data;
  variables: ExportClientQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "export",
      "storageKey": null
    }
  ],
  "type": "Contact",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportClientQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExportClientQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f2d01d5b797021703a90ae84b949b05fc255d8138b6cc55549e7044720eec465",
    "metadata": {},
    "name": "ExportClientQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75c4cb0ac8ac18d280502f7e294c7b2c";

export default node;
