/**
 * @generated SignedSource<<fe261384b1113240eb67e58ecd4fc699>>
 * @relayHash 8fdefdfacccd747dda7ddaae6a80277c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bbc5e1d4d82e673a32eecf9558304e59fe6bdbdfaff3d0e9068f23d59da5b1d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingOverride = "BEYOND_HORIZON" | "DAY_LIMIT" | "NO_NOTICE" | "OUTSIDE_HOURS" | "OVERBOOK" | "PAST" | "WITHOUT_CONSENT" | "WITHOUT_EMAIL" | "%future added value";
export type IssueCode = "ALTERED" | "CHOOSE_ONE" | "CONSENT_REQUIRED" | "CONTROL_CHARACTERS" | "CYCLE" | "DUPLICATE" | "EMAIL_NOT_UNIQUE" | "EMAIL_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE" | "GUESTS_NOT_TAKEN" | "GUEST_COUNT" | "GUEST_SERVICES" | "INVALID" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_NUMBER" | "INVALID_PHONE" | "IN_USE" | "LOCATION_REQUIRED" | "NAME_INVALID" | "NAME_REQUIRED" | "NOT_FOUND" | "OLD_VERSION" | "OTHER_PARTY" | "OUT_OF_RANGE" | "PASSWORD_COMMON" | "PASSWORD_SHORT" | "REDIRECT_NOT_ALLOWED" | "REQUIRED" | "TAKEN" | "TOO_FEW" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SMALL" | "UNKNOWN_FIELD" | "UNKNOWN_OPTION" | "UNKNOWN_TIME_ZONE" | "UNREACHABLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "WRONG_TYPE" | "%future added value";
export type HoldSlotInput = {
  idempotencyKey: string;
  lines?: ReadonlyArray<LineInput> | null | undefined;
  oneTimeLink?: string | null | undefined;
  overrides?: ReadonlyArray<BookingOverride> | null | undefined;
  preview?: string | null | undefined;
  provider?: string | null | undefined;
  seats?: number | null | undefined;
  series?: ReadonlyArray<string> | null | undefined;
  service?: string | null | undefined;
  slot?: string | null | undefined;
  staff?: string | null | undefined;
  startsAt?: string | null | undefined;
  timeZone?: string | null | undefined;
  visitor?: string | null | undefined;
};
export type LineInput = {
  member?: number | null | undefined;
  seats?: number | null | undefined;
  service: string;
  staff?: string | null | undefined;
};
export type holdTimeMutation$variables = {
  input: HoldSlotInput;
};
export type holdTimeMutation$data = {
  readonly holdSlot: {
    readonly __typename: string;
    readonly available?: number;
    readonly code?: string;
    readonly count?: number;
    readonly hold?: {
      readonly lines: ReadonlyArray<{
        readonly endsAt: string;
        readonly service: {
          readonly forms: ReadonlyArray<{
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"useVisitForms_form">;
          }>;
        };
        readonly staff: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
        }>;
        readonly startsAt: string;
      }>;
      readonly remainingSeconds: number;
      readonly token: string;
      readonly work: {
        readonly bits: number;
        readonly challenge: string;
      } | null | undefined;
    };
    readonly issues?: ReadonlyArray<{
      readonly code: IssueCode;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly line?: number | null | undefined;
  };
};
export type holdTimeMutation = {
  response: holdTimeMutation$data;
  variables: holdTimeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "token",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "remainingSeconds",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "HoldWork",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
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
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Staff",
  "kind": "LinkedField",
  "name": "staff",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "FormStart",
  "kind": "LinkedField",
  "name": "start",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uploadUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "intro",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submitLabel",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "help",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRequired",
  "storageKey": null
},
v19 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "maxLength",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "placeholder",
    "storageKey": null
  }
],
v20 = {
  "kind": "InlineFragment",
  "selections": (v19/*:: as any*/),
  "type": "TextFormField",
  "abstractKey": null
},
v21 = {
  "kind": "InlineFragment",
  "selections": (v19/*:: as any*/),
  "type": "ParagraphFormField",
  "abstractKey": null
},
v22 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "min",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "max",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decimals",
      "storageKey": null
    }
  ],
  "type": "NumberFormField",
  "abstractKey": null
},
v23 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "first",
      "args": null,
      "kind": "ScalarField",
      "name": "min",
      "storageKey": null
    },
    {
      "alias": "last",
      "args": null,
      "kind": "ScalarField",
      "name": "max",
      "storageKey": null
    }
  ],
  "type": "DateFormField",
  "abstractKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "FormOption",
  "kind": "LinkedField",
  "name": "options",
  "plural": true,
  "selections": [
    (v15/*:: as any*/),
    (v16/*:: as any*/)
  ],
  "storageKey": null
},
v25 = [
  (v24/*:: as any*/)
],
v26 = {
  "kind": "InlineFragment",
  "selections": (v25/*:: as any*/),
  "type": "SingleChoiceFormField",
  "abstractKey": null
},
v27 = {
  "kind": "InlineFragment",
  "selections": (v25/*:: as any*/),
  "type": "DropdownFormField",
  "abstractKey": null
},
v28 = {
  "kind": "InlineFragment",
  "selections": [
    (v24/*:: as any*/),
    {
      "alias": "fewest",
      "args": null,
      "kind": "ScalarField",
      "name": "min",
      "storageKey": null
    },
    {
      "alias": "most",
      "args": null,
      "kind": "ScalarField",
      "name": "max",
      "storageKey": null
    }
  ],
  "type": "MultipleChoiceFormField",
  "abstractKey": null
},
v29 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  }
],
v30 = {
  "kind": "InlineFragment",
  "selections": (v29/*:: as any*/),
  "type": "ConsentFormField",
  "abstractKey": null
},
v31 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mediaTypes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxBytes",
      "storageKey": null
    }
  ],
  "type": "FileFormField",
  "abstractKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v33 = {
  "kind": "InlineFragment",
  "selections": [
    (v32/*:: as any*/)
  ],
  "type": "HiddenFormField",
  "abstractKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "match",
  "storageKey": null
},
v35 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "operator",
    "storageKey": null
  },
  (v32/*:: as any*/)
],
v36 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fields",
    "storageKey": null
  }
],
v37 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "action",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": (v36/*:: as any*/),
      "type": "ShowFields",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v36/*:: as any*/),
      "type": "HideFields",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v36/*:: as any*/),
      "type": "RequireFields",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v29/*:: as any*/),
      "type": "ShowMessage",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "type": "RedirectTo",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v29/*:: as any*/),
      "type": "Disqualify",
      "abstractKey": null
    }
  ],
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v39 = {
  "kind": "InlineFragment",
  "selections": [
    (v38/*:: as any*/)
  ],
  "type": "Failure",
  "abstractKey": "__isFailure"
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line",
  "storageKey": null
},
v41 = [
  (v40/*:: as any*/)
],
v42 = {
  "kind": "InlineFragment",
  "selections": (v41/*:: as any*/),
  "type": "StaffBusy",
  "abstractKey": null
},
v43 = {
  "kind": "InlineFragment",
  "selections": (v41/*:: as any*/),
  "type": "ResourceUnavailable",
  "abstractKey": null
},
v44 = {
  "kind": "InlineFragment",
  "selections": (v41/*:: as any*/),
  "type": "SlotUnavailable",
  "abstractKey": null
},
v45 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    },
    (v40/*:: as any*/)
  ],
  "type": "SeatShortage",
  "abstractKey": null
},
v46 = {
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
        (v38/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v47 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "type": "ReservationLimit",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "holdTimeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "holdSlot",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Hold",
                "kind": "LinkedField",
                "name": "hold",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HoldLine",
                    "kind": "LinkedField",
                    "name": "lines",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Service",
                        "kind": "LinkedField",
                        "name": "service",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Form",
                            "kind": "LinkedField",
                            "name": "forms",
                            "plural": true,
                            "selections": [
                              (v8/*:: as any*/),
                              {
                                "kind": "InlineDataFragmentSpread",
                                "name": "useVisitForms_form",
                                "selections": [
                                  (v8/*:: as any*/),
                                  (v10/*:: as any*/),
                                  (v11/*:: as any*/),
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "questions_form",
                                    "selections": [
                                      (v12/*:: as any*/),
                                      (v13/*:: as any*/),
                                      (v14/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": null,
                                        "kind": "LinkedField",
                                        "name": "fields",
                                        "plural": true,
                                        "selections": [
                                          {
                                            "kind": "InlineDataFragmentSpread",
                                            "name": "readField_field",
                                            "selections": [
                                              (v2/*:: as any*/),
                                              (v15/*:: as any*/),
                                              (v16/*:: as any*/),
                                              (v17/*:: as any*/),
                                              (v18/*:: as any*/),
                                              (v20/*:: as any*/),
                                              (v21/*:: as any*/),
                                              (v22/*:: as any*/),
                                              (v23/*:: as any*/),
                                              (v26/*:: as any*/),
                                              (v27/*:: as any*/),
                                              (v28/*:: as any*/),
                                              (v30/*:: as any*/),
                                              (v31/*:: as any*/),
                                              (v33/*:: as any*/)
                                            ],
                                            "args": null,
                                            "argumentDefinitions": []
                                          }
                                        ],
                                        "storageKey": null
                                      },
                                      {
                                        "kind": "InlineDataFragmentSpread",
                                        "name": "readRules_form",
                                        "selections": [
                                          {
                                            "alias": null,
                                            "args": null,
                                            "concreteType": "FormRule",
                                            "kind": "LinkedField",
                                            "name": "rules",
                                            "plural": true,
                                            "selections": [
                                              (v34/*:: as any*/),
                                              {
                                                "alias": null,
                                                "args": null,
                                                "concreteType": "FormCondition",
                                                "kind": "LinkedField",
                                                "name": "conditions",
                                                "plural": true,
                                                "selections": [
                                                  {
                                                    "kind": "InlineDataFragmentSpread",
                                                    "name": "readCondition_condition",
                                                    "selections": (v35/*:: as any*/),
                                                    "args": null,
                                                    "argumentDefinitions": []
                                                  }
                                                ],
                                                "storageKey": null
                                              },
                                              (v37/*:: as any*/)
                                            ],
                                            "storageKey": null
                                          }
                                        ],
                                        "args": null,
                                        "argumentDefinitions": []
                                      }
                                    ],
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "args": null,
                                "argumentDefinitions": []
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "HoldSlotPayload",
            "abstractKey": null
          },
          (v39/*:: as any*/),
          (v42/*:: as any*/),
          (v43/*:: as any*/),
          (v44/*:: as any*/),
          (v45/*:: as any*/),
          (v46/*:: as any*/),
          (v47/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "holdTimeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "holdSlot",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Hold",
                "kind": "LinkedField",
                "name": "hold",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HoldLine",
                    "kind": "LinkedField",
                    "name": "lines",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Service",
                        "kind": "LinkedField",
                        "name": "service",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Form",
                            "kind": "LinkedField",
                            "name": "forms",
                            "plural": true,
                            "selections": [
                              (v8/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v12/*:: as any*/),
                              (v13/*:: as any*/),
                              (v14/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": null,
                                "kind": "LinkedField",
                                "name": "fields",
                                "plural": true,
                                "selections": [
                                  (v2/*:: as any*/),
                                  {
                                    "kind": "TypeDiscriminator",
                                    "abstractKey": "__isFormField"
                                  },
                                  (v15/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v17/*:: as any*/),
                                  (v18/*:: as any*/),
                                  (v20/*:: as any*/),
                                  (v21/*:: as any*/),
                                  (v22/*:: as any*/),
                                  (v23/*:: as any*/),
                                  (v26/*:: as any*/),
                                  (v27/*:: as any*/),
                                  (v28/*:: as any*/),
                                  (v30/*:: as any*/),
                                  (v31/*:: as any*/),
                                  (v33/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "FormRule",
                                "kind": "LinkedField",
                                "name": "rules",
                                "plural": true,
                                "selections": [
                                  (v34/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "FormCondition",
                                    "kind": "LinkedField",
                                    "name": "conditions",
                                    "plural": true,
                                    "selections": (v35/*:: as any*/),
                                    "storageKey": null
                                  },
                                  (v37/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v8/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "HoldSlotPayload",
            "abstractKey": null
          },
          (v39/*:: as any*/),
          (v42/*:: as any*/),
          (v43/*:: as any*/),
          (v44/*:: as any*/),
          (v45/*:: as any*/),
          (v46/*:: as any*/),
          (v47/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0bbc5e1d4d82e673a32eecf9558304e59fe6bdbdfaff3d0e9068f23d59da5b1d",
    "metadata": {},
    "name": "holdTimeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "93f84609c7d43664b2a7922d341233e8";

export default node;
