/**
 * @generated SignedSource<<1f15207bc8f016026d6402d38a9eef9f>>
 * @relayHash 3c15b15155716cacbc2679c2224c7cbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdd9b43165d0fb686de525deb5dbc99b931d8e0927b21e1fc58bb03f432f8af1

import type { ConcreteRequest } from 'relay-runtime';
export type IssueCode = "ALTERED" | "CHOOSE_ONE" | "CONSENT_REQUIRED" | "CONTROL_CHARACTERS" | "CYCLE" | "DUPLICATE" | "EMAIL_NOT_UNIQUE" | "EMAIL_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE" | "GUESTS_NOT_TAKEN" | "GUEST_COUNT" | "GUEST_SERVICES" | "INVALID" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_NUMBER" | "INVALID_PHONE" | "IN_USE" | "LOCATION_REQUIRED" | "NAME_INVALID" | "NAME_REQUIRED" | "NOT_FOUND" | "OLD_VERSION" | "OTHER_PARTY" | "OUT_OF_RANGE" | "PASSWORD_COMMON" | "PASSWORD_SHORT" | "REDIRECT_NOT_ALLOWED" | "REQUIRED" | "TAKEN" | "TOO_FEW" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SMALL" | "UNKNOWN_FIELD" | "UNKNOWN_OPTION" | "UNKNOWN_TIME_ZONE" | "UNREACHABLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "WRONG_TYPE" | "%future added value";
export type SubmissionOutcome = "ACCEPTED" | "DISQUALIFIED" | "%future added value";
export type SubmitSurveyInput = {
  answers: ReadonlyArray<AnswerInput>;
  idempotencyKey: string;
  locale: string;
  preview?: string | null | undefined;
  proof?: string | null | undefined;
  start: string;
  timeZone: string;
  website?: string | null | undefined;
};
export type AnswerInput = {
  address?: AddressInput | null | undefined;
  field: string;
  isChecked?: boolean | null | undefined;
  options?: ReadonlyArray<string> | null | undefined;
  text?: string | null | undefined;
};
export type AddressInput = {
  city?: string | null | undefined;
  country?: string | null | undefined;
  line1?: string | null | undefined;
  line2?: string | null | undefined;
  postcode?: string | null | undefined;
  region?: string | null | undefined;
};
export type useSubmitSurveyMutation$variables = {
  input: SubmitSurveyInput;
};
export type useSubmitSurveyMutation$data = {
  readonly submitSurvey: {
    readonly __typename: string;
    readonly band?: {
      readonly text: string | null | undefined;
      readonly title: string;
    } | null | undefined;
    readonly bits?: number;
    readonly challenge?: string;
    readonly code?: string;
    readonly ending?: {
      readonly redirectUrl: string | null | undefined;
      readonly text: string | null | undefined;
      readonly title: string | null | undefined;
    };
    readonly issues?: ReadonlyArray<{
      readonly code: IssueCode;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly outcome?: SubmissionOutcome;
  };
};
export type useSubmitSurveyMutation = {
  response: useSubmitSurveyMutation$data;
  variables: useSubmitSurveyMutation$variables;
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
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = [
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
    "name": "submitSurvey",
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
            "name": "outcome",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FormEnding",
            "kind": "LinkedField",
            "name": "ending",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "redirectUrl",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SurveyBand",
            "kind": "LinkedField",
            "name": "band",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "SubmitSurveyPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v3/*:: as any*/)
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "challenge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bits",
            "storageKey": null
          }
        ],
        "type": "ProofRequired",
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
    "name": "useSubmitSurveyMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSubmitSurveyMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "cdd9b43165d0fb686de525deb5dbc99b931d8e0927b21e1fc58bb03f432f8af1",
    "metadata": {},
    "name": "useSubmitSurveyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6daba17047c31d6debb179f78c40d414";

export default node;
