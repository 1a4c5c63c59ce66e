/**
 * @generated SignedSource<<19443fef1cf048dc9fdb85e8dbc04ce5>>
 * @relayHash ddf651954cebbf5f8e8d5442b619fe6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 109368e5087f700c5d8d079fb655f16b5affecab803cc8e0e8b8f26f77948aa8

import type { ConcreteRequest } from 'relay-runtime';
export type ViewerRole = "MANAGER" | "OWNER" | "READER" | "STAFF" | "%future added value";
export type useViewerQuery$variables = Record<PropertyKey, never>;
export type useViewerQuery$data = {
  readonly viewer: {
    readonly codesEnabledAt: string | null | undefined;
    readonly mustSetUpSecondFactor: boolean;
    readonly name: string;
    readonly passkeys: ReadonlyArray<{
      readonly id: string;
      readonly lastUsedAt: string | null | undefined;
      readonly name: string;
    }>;
    readonly permissions: ReadonlyArray<{
      readonly permission: string;
    }>;
    readonly recoveryCodesLeft: number;
    readonly role: ViewerRole | null | undefined;
    readonly sessions: ReadonlyArray<{
      readonly agent: string | null | undefined;
      readonly id: string;
      readonly isCurrent: boolean;
      readonly lastUsedAt: string;
      readonly network: string | null | undefined;
    }>;
  } | null | undefined;
};
export type useViewerQuery = {
  response: useViewerQuery$data;
  variables: useViewerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastUsedAt",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "role",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Grant",
        "kind": "LinkedField",
        "name": "permissions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "permission",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mustSetUpSecondFactor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "codesEnabledAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recoveryCodesLeft",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Passkey",
        "kind": "LinkedField",
        "name": "passkeys",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserSession",
        "kind": "LinkedField",
        "name": "sessions",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "agent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "network",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCurrent",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useViewerQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useViewerQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "109368e5087f700c5d8d079fb655f16b5affecab803cc8e0e8b8f26f77948aa8",
    "metadata": {},
    "name": "useViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f74af39f2af3de6df0648f3cbf3b91b2";

export default node;
