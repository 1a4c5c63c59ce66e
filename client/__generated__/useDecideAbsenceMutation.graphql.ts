/**
 * @generated SignedSource<<09b08f50f1037a602bc74cbbd8831721>>
 * @relayHash 9a6d33a7b09ad503b056e190f9142f13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0240e8ccd1914ef838981201fa83fa3bb686c367440601c0a6eabd12183993a4

import type { ConcreteRequest } from 'relay-runtime';
export type IssueCode = "ALTERED" | "CHOOSE_ONE" | "CONSENT_REQUIRED" | "CONTROL_CHARACTERS" | "CYCLE" | "DUPLICATE" | "EMAIL_NOT_UNIQUE" | "EMAIL_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE" | "GUESTS_NOT_TAKEN" | "GUEST_COUNT" | "GUEST_SERVICES" | "INVALID" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_NUMBER" | "INVALID_PHONE" | "IN_USE" | "LOCATION_REQUIRED" | "NAME_INVALID" | "NAME_REQUIRED" | "NOT_FOUND" | "OLD_VERSION" | "OTHER_PARTY" | "OUT_OF_RANGE" | "PASSWORD_COMMON" | "PASSWORD_SHORT" | "REDIRECT_NOT_ALLOWED" | "REQUIRED" | "TAKEN" | "TOO_FEW" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SMALL" | "UNKNOWN_FIELD" | "UNKNOWN_OPTION" | "UNKNOWN_TIME_ZONE" | "UNREACHABLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "WRONG_TYPE" | "%future added value";
export type DecideAbsenceInput = {
  decisions: ReadonlyArray<AbsenceDecisionInput>;
  idempotencyKey?: string | null | undefined;
  plannedAt?: string | null | undefined;
  reason?: string | null | undefined;
  since: string;
  staff: string;
  until: string;
};
export type AbsenceDecisionInput = {
  booking: string;
  choice: AbsenceChoiceInput;
};
export type AbsenceChoiceInput = {
  cancel: AbsenceCancelInput;
  offer?: never;
  reassign?: never;
} | {
  cancel?: never;
  offer: AbsenceOfferInput;
  reassign?: never;
} | {
  cancel?: never;
  offer?: never;
  reassign: AbsenceReassignInput;
};
export type AbsenceCancelInput = {
  note?: string | null | undefined;
};
export type AbsenceOfferInput = {
  until?: string | null | undefined;
};
export type AbsenceReassignInput = {
  staff: string;
};
export type useDecideAbsenceMutation$variables = {
  input: DecideAbsenceInput;
};
export type useDecideAbsenceMutation$data = {
  readonly decideAbsence: {
    readonly __typename: string;
    readonly absence?: {
      readonly createdAt: string;
      readonly id: string;
    };
    readonly code?: string;
    readonly conflictingBookings?: ReadonlyArray<{
      readonly id: string;
    }> | null | undefined;
    readonly issues?: ReadonlyArray<{
      readonly code: IssueCode;
      readonly path: ReadonlyArray<string>;
    }>;
  } | null | undefined;
};
export type useDecideAbsenceMutation = {
  response: useDecideAbsenceMutation$data;
  variables: useDecideAbsenceMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Booking",
    "kind": "LinkedField",
    "name": "conflictingBookings",
    "plural": true,
    "selections": [
      (v1/*:: as any*/)
    ],
    "storageKey": null
  }
],
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
    "name": "decideAbsence",
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
            "concreteType": "Absence",
            "kind": "LinkedField",
            "name": "absence",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "DecideAbsencePayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v2/*:: as any*/)
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
              (v2/*:: as any*/),
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
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "AbsenceChanged",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "DecisionMissing",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "SubstituteBusy",
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
    "name": "useDecideAbsenceMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDecideAbsenceMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "0240e8ccd1914ef838981201fa83fa3bb686c367440601c0a6eabd12183993a4",
    "metadata": {},
    "name": "useDecideAbsenceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "14d914e457046b9f680a27200ad87f11";

export default node;
