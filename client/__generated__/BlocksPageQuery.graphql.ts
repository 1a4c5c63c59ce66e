/**
 * @generated SignedSource<<bbcaed729c4f87a5209763316559da98>>
 * @relayHash 88c6672d84b5a9b837ec6334855d0045
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c05cce9853c3242d518f32b52e0557ce87008c607f7f0bd91ef396b123a3ad34

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlocksPageQuery$variables = {
  after?: string | null | undefined;
  blog: string;
  first: number;
  isOlder: boolean;
  isPreview: boolean;
  path: string;
  preview: string;
};
export type BlocksPageQuery$data = {
  readonly business?: {
    readonly site: {
      readonly older: {
        readonly edges?: ReadonlyArray<{
          readonly node: {
            readonly " $fragmentSpreads": FragmentRefs<"PostCards_posts">;
          };
        }>;
        readonly pageInfo: {
          readonly endCursor: string | null | undefined;
          readonly hasNextPage: boolean;
        };
      };
      readonly resolve: {
        readonly shown?: {
          readonly " $fragmentSpreads": FragmentRefs<"BlocksView_page">;
        } | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"SiteFrame_site" | "contentAnswer_site">;
    } | null | undefined;
  } | null | undefined;
  readonly preview?: {
    readonly older: {
      readonly edges?: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"PostCards_posts">;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    };
    readonly resolve: {
      readonly shown?: {
        readonly " $fragmentSpreads": FragmentRefs<"BlocksView_page">;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"SiteFrame_site" | "contentAnswer_site">;
  } | null | undefined;
};
export type BlocksPageQuery = {
  response: BlocksPageQuery$data;
  variables: BlocksPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "blog"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOlder"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isPreview"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "path"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "preview"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPreview",
  "storageKey": null
},
v9 = [
  {
    "kind": "Variable",
    "name": "path",
    "variableName": "path"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "ContentRedirect",
  "abstractKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isBlog",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "src",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v19 = [
  (v7/*:: as any*/),
  (v14/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "canonical",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isIndexed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "structuredData",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Picture",
    "kind": "LinkedField",
    "name": "image",
    "plural": false,
    "selections": [
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/)
    ],
    "storageKey": null
  }
],
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "Seo",
  "kind": "LinkedField",
  "name": "seo",
  "plural": false,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "contentAnswer_seo",
      "selections": (v19/*:: as any*/),
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v23 = [
  (v20/*:: as any*/)
],
v24 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "blog",
    "variableName": "blog"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v26 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "contentAnswer_site",
    "selections": [
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resolve",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "type": "Page",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Page",
                "kind": "LinkedField",
                "name": "blog",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              (v20/*:: as any*/)
            ],
            "type": "Post",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v23/*:: as any*/),
            "type": "Category",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v23/*:: as any*/),
            "type": "Product",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "args": (v9/*:: as any*/),
    "argumentDefinitions": [
      (v5/*:: as any*/)
    ]
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SiteFrame_site"
  },
  {
    "alias": null,
    "args": (v9/*:: as any*/),
    "concreteType": null,
    "kind": "LinkedField",
    "name": "resolve",
    "plural": false,
    "selections": [
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "BlocksView_page"
                }
              ],
              "type": "Page",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "shown"
          }
        ],
        "type": "Page",
        "abstractKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": "older",
    "args": (v24/*:: as any*/),
    "concreteType": "PostConnection",
    "kind": "LinkedField",
    "name": "posts",
    "plural": false,
    "selections": [
      (v25/*:: as any*/),
      {
        "condition": "isOlder",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PostEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Post",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PostCards_posts"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "storageKey": null
  }
],
v27 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "preview"
  }
],
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "Seo",
  "kind": "LinkedField",
  "name": "seo",
  "plural": false,
  "selections": (v19/*:: as any*/),
  "storageKey": null
},
v29 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isContentBlock"
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "anchor",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v33 = [
  (v15/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "srcSet",
    "storageKey": null
  },
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  (v18/*:: as any*/)
],
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "Picture",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "href",
  "storageKey": null
},
v37 = [
  (v35/*:: as any*/),
  (v36/*:: as any*/)
],
v38 = {
  "alias": null,
  "args": null,
  "concreteType": "ContentLink",
  "kind": "LinkedField",
  "name": "actions",
  "plural": true,
  "selections": (v37/*:: as any*/),
  "storageKey": null
},
v39 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    (v7/*:: as any*/),
    (v32/*:: as any*/),
    (v34/*:: as any*/),
    (v38/*:: as any*/)
  ],
  "type": "HeroBlock",
  "abstractKey": null
},
v40 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    {
      "alias": "html",
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "RichTextBlock",
  "abstractKey": null
},
v41 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    },
    (v34/*:: as any*/)
  ],
  "type": "ImageBlock",
  "abstractKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "concreteType": "Picture",
  "kind": "LinkedField",
  "name": "images",
  "plural": true,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v43 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    (v7/*:: as any*/),
    (v42/*:: as any*/)
  ],
  "type": "GalleryBlock",
  "abstractKey": null
},
v44 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    (v32/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    }
  ],
  "type": "QuoteBlock",
  "abstractKey": null
},
v45 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FaqQuestion",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FaqBlock",
  "abstractKey": null
},
v46 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    (v7/*:: as any*/),
    (v32/*:: as any*/),
    (v38/*:: as any*/)
  ],
  "type": "CallToActionBlock",
  "abstractKey": null
},
v47 = [
  (v13/*:: as any*/),
  (v30/*:: as any*/)
],
v48 = {
  "alias": null,
  "args": null,
  "concreteType": "Page",
  "kind": "LinkedField",
  "name": "blog",
  "plural": false,
  "selections": (v47/*:: as any*/),
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v50 = [
  (v30/*:: as any*/),
  (v13/*:: as any*/),
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "excerpt",
    "storageKey": null
  },
  (v21/*:: as any*/),
  (v34/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Category",
    "kind": "LinkedField",
    "name": "categories",
    "plural": true,
    "selections": [
      (v30/*:: as any*/),
      (v49/*:: as any*/)
    ],
    "storageKey": null
  }
],
v51 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasMore",
      "storageKey": null
    },
    (v48/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": (v47/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "posts",
      "plural": true,
      "selections": (v50/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PostListBlock",
  "abstractKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v53 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        (v30/*:: as any*/),
        (v13/*:: as any*/),
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stock",
          "storageKey": null
        },
        (v52/*:: as any*/),
        (v42/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ProductGridBlock",
  "abstractKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v55 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    (v7/*:: as any*/),
    (v32/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Business",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        (v54/*:: as any*/),
        (v30/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ContactBlock",
  "abstractKey": null
},
v56 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    (v7/*:: as any*/),
    (v54/*:: as any*/),
    (v36/*:: as any*/)
  ],
  "type": "MapLinkBlock",
  "abstractKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v58 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    (v32/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": [
        (v30/*:: as any*/),
        (v57/*:: as any*/),
        (v49/*:: as any*/),
        (v14/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "picture",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pricePer",
          "storageKey": null
        },
        (v52/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceCardBlock",
  "abstractKey": null
},
v59 = [
  (v49/*:: as any*/),
  (v57/*:: as any*/),
  (v30/*:: as any*/)
],
v60 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": (v59/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": (v59/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceMenu",
      "kind": "LinkedField",
      "name": "menu",
      "plural": false,
      "selections": (v59/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "BookingBlock",
  "abstractKey": null
},
v61 = [
  (v57/*:: as any*/),
  (v7/*:: as any*/),
  (v30/*:: as any*/)
],
v62 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Form",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": (v61/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "FormBlock",
  "abstractKey": null
},
v63 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Survey",
      "kind": "LinkedField",
      "name": "survey",
      "plural": false,
      "selections": (v61/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SurveyBlock",
  "abstractKey": null
},
v64 = [
  (v28/*:: as any*/)
],
v65 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": (v9/*:: as any*/),
    "concreteType": null,
    "kind": "LinkedField",
    "name": "resolve",
    "plural": false,
    "selections": [
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": [
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v28/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isHome",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "blocks",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v29/*:: as any*/),
              (v30/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v31/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ContentColumn",
                    "kind": "LinkedField",
                    "name": "columns",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "blocks",
                        "plural": true,
                        "selections": [
                          (v10/*:: as any*/),
                          (v30/*:: as any*/),
                          (v29/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
                          (v43/*:: as any*/),
                          (v44/*:: as any*/),
                          (v45/*:: as any*/),
                          (v46/*:: as any*/),
                          (v51/*:: as any*/),
                          (v53/*:: as any*/),
                          (v55/*:: as any*/),
                          (v56/*:: as any*/),
                          (v58/*:: as any*/),
                          (v60/*:: as any*/),
                          (v62/*:: as any*/),
                          (v63/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ColumnsBlock",
                "abstractKey": null
              },
              (v39/*:: as any*/),
              (v40/*:: as any*/),
              (v41/*:: as any*/),
              (v43/*:: as any*/),
              (v44/*:: as any*/),
              (v45/*:: as any*/),
              (v46/*:: as any*/),
              (v51/*:: as any*/),
              (v53/*:: as any*/),
              (v55/*:: as any*/),
              (v56/*:: as any*/),
              (v58/*:: as any*/),
              (v60/*:: as any*/),
              (v62/*:: as any*/),
              (v63/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "Page",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v48/*:: as any*/),
          (v28/*:: as any*/)
        ],
        "type": "Post",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v64/*:: as any*/),
        "type": "Category",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v64/*:: as any*/),
        "type": "Product",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v30/*:: as any*/)
        ],
        "type": "Node",
        "abstractKey": "__isNode"
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "locale",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "homePath",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "previewId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "previewName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Business",
    "kind": "LinkedField",
    "name": "business",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accentColor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timeZone",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hourCycle",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isZoneLocked",
        "storageKey": null
      },
      (v30/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Picture",
    "kind": "LinkedField",
    "name": "logo",
    "plural": false,
    "selections": [
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "NavItem",
    "kind": "LinkedField",
    "name": "navigation",
    "plural": true,
    "selections": [
      (v35/*:: as any*/),
      (v36/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ContentLink",
        "kind": "LinkedField",
        "name": "children",
        "plural": true,
        "selections": (v37/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tagline",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "footer",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SocialLink",
    "kind": "LinkedField",
    "name": "social",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": "older",
    "args": (v24/*:: as any*/),
    "concreteType": "PostConnection",
    "kind": "LinkedField",
    "name": "posts",
    "plural": false,
    "selections": [
      (v25/*:: as any*/),
      {
        "condition": "isOlder",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PostEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Post",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v50/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "storageKey": null
  },
  (v30/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BlocksPageQuery",
    "selections": [
      {
        "condition": "isPreview",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Business",
            "kind": "LinkedField",
            "name": "business",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Site",
                "kind": "LinkedField",
                "name": "site",
                "plural": false,
                "selections": (v26/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isPreview",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v27/*:: as any*/),
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "preview",
            "plural": false,
            "selections": (v26/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BlocksPageQuery",
    "selections": [
      {
        "condition": "isPreview",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Business",
            "kind": "LinkedField",
            "name": "business",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Site",
                "kind": "LinkedField",
                "name": "site",
                "plural": false,
                "selections": (v65/*:: as any*/),
                "storageKey": null
              },
              (v30/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isPreview",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v27/*:: as any*/),
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "preview",
            "plural": false,
            "selections": (v65/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "c05cce9853c3242d518f32b52e0557ce87008c607f7f0bd91ef396b123a3ad34",
    "metadata": {},
    "name": "BlocksPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b3a9c05cbebf6c2f45662a1d9d94690e";

export default node;
