/**
 * @generated SignedSource<<e89b0584bae90027d4ec6ad5fc10c8d8>>
 * @relayHash 48cb859f99045dee43a1b3a76c174a25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40714d140bd17830cf33a36db22c88e892fde2f473a62dde3dc887054a5caa0b

import type { ConcreteRequest } from 'relay-runtime';
export type IssueCode = "ALTERED" | "CHOOSE_ONE" | "CONSENT_REQUIRED" | "CONTROL_CHARACTERS" | "CYCLE" | "DUPLICATE" | "EMAIL_NOT_UNIQUE" | "EMAIL_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE" | "GUESTS_NOT_TAKEN" | "GUEST_COUNT" | "GUEST_SERVICES" | "INVALID" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_NUMBER" | "INVALID_PHONE" | "IN_USE" | "LOCATION_REQUIRED" | "NAME_INVALID" | "NAME_REQUIRED" | "NOT_FOUND" | "OLD_VERSION" | "OTHER_PARTY" | "OUT_OF_RANGE" | "PASSWORD_COMMON" | "PASSWORD_SHORT" | "REDIRECT_NOT_ALLOWED" | "REQUIRED" | "TAKEN" | "TOO_FEW" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SMALL" | "UNKNOWN_FIELD" | "UNKNOWN_OPTION" | "UNKNOWN_TIME_ZONE" | "UNREACHABLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "WRONG_TYPE" | "%future added value";
export type UpdateSavedViewInput = {
  id: string;
  idempotencyKey?: string | null | undefined;
  isShared?: boolean | null | undefined;
  name?: string | null | undefined;
  query?: string | null | undefined;
};
export type useViewActionsUpdateMutation$variables = {
  input: UpdateSavedViewInput;
};
export type useViewActionsUpdateMutation$data = {
  readonly updateSavedView: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly code: IssueCode;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly savedView?: {
      readonly id: string;
      readonly isOwn: boolean;
      readonly isShared: boolean;
      readonly maker: string;
      readonly name: string;
      readonly query: string;
    };
  } | null | undefined;
};
export type useViewActionsUpdateMutation = {
  response: useViewActionsUpdateMutation$data;
  variables: useViewActionsUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "updateSavedView",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SavedView",
            "kind": "LinkedField",
            "name": "savedView",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
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
                "name": "query",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isShared",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOwn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maker",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UpdateSavedViewPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "Failure",
        "abstractKey": "__isFailure"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InputIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInput",
        "abstractKey": null
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
    "name": "useViewActionsUpdateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useViewActionsUpdateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "40714d140bd17830cf33a36db22c88e892fde2f473a62dde3dc887054a5caa0b",
    "metadata": {},
    "name": "useViewActionsUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dfe01a576ba921fea344e0ad6320c71e";

export default node;
