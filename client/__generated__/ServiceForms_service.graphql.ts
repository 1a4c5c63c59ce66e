/**
 * @generated SignedSource<<53da115f1bc1bfd94d296999c050d1af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceForms_service$data = {
  readonly forms: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ServiceForms_form">;
  }>;
  readonly " $fragmentType": "ServiceForms_service";
};
export type ServiceForms_service$key = {
  readonly " $data"?: ServiceForms_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceForms_service">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v3 = [
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
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "FormOption",
  "kind": "LinkedField",
  "name": "options",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fields",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceForms_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Form",
      "kind": "LinkedField",
      "name": "forms",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "ServiceForms_form",
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
              "name": "version",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FormStart",
              "kind": "LinkedField",
              "name": "start",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "token",
                  "storageKey": null
                },
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
            {
              "kind": "InlineDataFragmentSpread",
              "name": "questions_form",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "title",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "intro",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "submitLabel",
                  "storageKey": null
                },
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
                        (v0/*:: as any*/),
                        (v1/*:: as any*/),
                        (v2/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "help",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "isRequired",
                          "storageKey": null
                        },
                        {
                          "kind": "InlineFragment",
                          "selections": (v3/*:: as any*/),
                          "type": "TextFormField",
                          "abstractKey": null
                        },
                        {
                          "kind": "InlineFragment",
                          "selections": (v3/*:: as any*/),
                          "type": "ParagraphFormField",
                          "abstractKey": null
                        },
                        {
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
                        {
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
                        {
                          "kind": "InlineFragment",
                          "selections": (v5/*:: as any*/),
                          "type": "SingleChoiceFormField",
                          "abstractKey": null
                        },
                        {
                          "kind": "InlineFragment",
                          "selections": (v5/*:: as any*/),
                          "type": "DropdownFormField",
                          "abstractKey": null
                        },
                        {
                          "kind": "InlineFragment",
                          "selections": [
                            (v4/*:: as any*/),
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
                        {
                          "kind": "InlineFragment",
                          "selections": (v6/*:: as any*/),
                          "type": "ConsentFormField",
                          "abstractKey": null
                        },
                        {
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
                        {
                          "kind": "InlineFragment",
                          "selections": [
                            (v7/*:: as any*/)
                          ],
                          "type": "HiddenFormField",
                          "abstractKey": null
                        }
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
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "match",
                          "storageKey": null
                        },
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
                              "selections": [
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
                                (v7/*:: as any*/)
                              ],
                              "args": null,
                              "argumentDefinitions": []
                            }
                          ],
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": null,
                          "kind": "LinkedField",
                          "name": "action",
                          "plural": false,
                          "selections": [
                            (v0/*:: as any*/),
                            {
                              "kind": "InlineFragment",
                              "selections": (v8/*:: as any*/),
                              "type": "ShowFields",
                              "abstractKey": null
                            },
                            {
                              "kind": "InlineFragment",
                              "selections": (v8/*:: as any*/),
                              "type": "HideFields",
                              "abstractKey": null
                            },
                            {
                              "kind": "InlineFragment",
                              "selections": (v8/*:: as any*/),
                              "type": "RequireFields",
                              "abstractKey": null
                            },
                            {
                              "kind": "InlineFragment",
                              "selections": (v6/*:: as any*/),
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
                              "selections": (v6/*:: as any*/),
                              "type": "Disqualify",
                              "abstractKey": null
                            }
                          ],
                          "storageKey": null
                        }
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
  "type": "Service",
  "abstractKey": null
};
})();

(node as any).hash = "8c1667ea1b3e1e823bc184bf08ecff90";

export default node;
