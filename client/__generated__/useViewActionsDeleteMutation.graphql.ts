/**
 * @generated SignedSource<<02300a7b36d7960a57a4f3e8ef5b02b7>>
 * @relayHash 5014e2ce2b1e0deaafc5a06ebc272e17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2f50c94ae24e27497b9c810cb2d1171c4767655618ea0f44b398905913d9550

import type { ConcreteRequest } from 'relay-runtime';
export type IssueCode = "ALTERED" | "CHOOSE_ONE" | "CONSENT_REQUIRED" | "CONTROL_CHARACTERS" | "CYCLE" | "DUPLICATE" | "EMAIL_NOT_UNIQUE" | "EMAIL_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE" | "GUESTS_NOT_TAKEN" | "GUEST_COUNT" | "GUEST_SERVICES" | "INVALID" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_NUMBER" | "INVALID_PHONE" | "IN_USE" | "LOCATION_REQUIRED" | "NAME_INVALID" | "NAME_REQUIRED" | "NOT_FOUND" | "OLD_VERSION" | "OTHER_PARTY" | "OUT_OF_RANGE" | "PASSWORD_COMMON" | "PASSWORD_SHORT" | "REDIRECT_NOT_ALLOWED" | "REQUIRED" | "TAKEN" | "TOO_FEW" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SMALL" | "UNKNOWN_FIELD" | "UNKNOWN_OPTION" | "UNKNOWN_TIME_ZONE" | "UNREACHABLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "WRONG_TYPE" | "%future added value";
export type DeleteSavedViewInput = {
  id: string;
  idempotencyKey?: string | null | undefined;
};
export type useViewActionsDeleteMutation$variables = {
  input: DeleteSavedViewInput;
};
export type useViewActionsDeleteMutation$data = {
  readonly deleteSavedView: {
    readonly __typename: string;
    readonly code?: string;
    readonly deletedId?: string;
    readonly issues?: ReadonlyArray<{
      readonly code: IssueCode;
      readonly path: ReadonlyArray<string>;
    }>;
  } | null | undefined;
};
export type useViewActionsDeleteMutation = {
  response: useViewActionsDeleteMutation$data;
  variables: useViewActionsDeleteMutation$variables;
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
    "name": "deleteSavedView",
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
            "kind": "ScalarField",
            "name": "deletedId",
            "storageKey": null
          }
        ],
        "type": "DeleteSavedViewPayload",
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
    "name": "useViewActionsDeleteMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useViewActionsDeleteMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c2f50c94ae24e27497b9c810cb2d1171c4767655618ea0f44b398905913d9550",
    "metadata": {},
    "name": "useViewActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1c56b3e6456264b794bdd6140065013d";

export default node;
