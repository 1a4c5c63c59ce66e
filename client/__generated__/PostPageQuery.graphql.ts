/**
 * @generated SignedSource<<143301ff43ff419ff25431a09a9a5467>>
 * @relayHash 5407e01c96286298783cc2e015e98efd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e639da0df0d519dba032898c94d66bce6b0b67b56e3cf082db186512edad9e5e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostPageQuery$variables = {
  isPreview: boolean;
  path: string;
  preview: string;
};
export type PostPageQuery$data = {
  readonly business?: {
    readonly site: {
      readonly resolve: {
        readonly shown?: {
          readonly " $fragmentSpreads": FragmentRefs<"PostView_post">;
        } | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"SiteFrame_site" | "contentAnswer_site">;
    } | null | undefined;
  } | null | undefined;
  readonly preview?: {
    readonly resolve: {
      readonly shown?: {
        readonly " $fragmentSpreads": FragmentRefs<"PostView_post">;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"SiteFrame_site" | "contentAnswer_site">;
  } | null | undefined;
};
export type PostPageQuery = {
  response: PostPageQuery$data;
  variables: PostPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isPreview"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "path"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "preview"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPreview",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "path",
    "variableName": "path"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v7 = {
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isBlog",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "src",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v15 = [
  (v3/*:: as any*/),
  (v10/*:: as any*/),
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
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/)
    ],
    "storageKey": null
  }
],
v16 = {
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
      "selections": (v15/*:: as any*/),
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v19 = [
  (v16/*:: as any*/)
],
v20 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "contentAnswer_site",
    "selections": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resolve",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "type": "Page",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Page",
                "kind": "LinkedField",
                "name": "blog",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              (v16/*:: as any*/)
            ],
            "type": "Post",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v19/*:: as any*/),
            "type": "Category",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v19/*:: as any*/),
            "type": "Product",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "args": (v5/*:: as any*/),
    "argumentDefinitions": [
      (v1/*:: as any*/)
    ]
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SiteFrame_site"
  },
  {
    "alias": null,
    "args": (v5/*:: as any*/),
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
                  "name": "PostView_post"
                }
              ],
              "type": "Post",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "shown"
          }
        ],
        "type": "Post",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
],
v21 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "preview"
  }
],
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Seo",
  "kind": "LinkedField",
  "name": "seo",
  "plural": false,
  "selections": (v15/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerpt",
  "storageKey": null
},
v25 = [
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "srcSet",
    "storageKey": null
  },
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  (v14/*:: as any*/)
],
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "Picture",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v25/*:: as any*/),
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v28 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isContentBlock"
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "anchor",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "href",
  "storageKey": null
},
v33 = [
  (v31/*:: as any*/),
  (v32/*:: as any*/)
],
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "ContentLink",
  "kind": "LinkedField",
  "name": "actions",
  "plural": true,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v35 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
    (v3/*:: as any*/),
    (v30/*:: as any*/),
    (v26/*:: as any*/),
    (v34/*:: as any*/)
  ],
  "type": "HeroBlock",
  "abstractKey": null
},
v36 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
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
v37 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    },
    (v26/*:: as any*/)
  ],
  "type": "ImageBlock",
  "abstractKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "concreteType": "Picture",
  "kind": "LinkedField",
  "name": "images",
  "plural": true,
  "selections": (v25/*:: as any*/),
  "storageKey": null
},
v39 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
    (v3/*:: as any*/),
    (v38/*:: as any*/)
  ],
  "type": "GalleryBlock",
  "abstractKey": null
},
v40 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
    (v30/*:: as any*/),
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
v41 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
    (v3/*:: as any*/),
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
v42 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
    (v3/*:: as any*/),
    (v30/*:: as any*/),
    (v34/*:: as any*/)
  ],
  "type": "CallToActionBlock",
  "abstractKey": null
},
v43 = [
  (v9/*:: as any*/),
  (v23/*:: as any*/)
],
v44 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasMore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Page",
      "kind": "LinkedField",
      "name": "blog",
      "plural": false,
      "selections": (v43/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": (v43/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "posts",
      "plural": true,
      "selections": [
        (v23/*:: as any*/),
        (v9/*:: as any*/),
        (v3/*:: as any*/),
        (v24/*:: as any*/),
        (v17/*:: as any*/),
        (v26/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "categories",
          "plural": true,
          "selections": [
            (v23/*:: as any*/),
            (v27/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PostListBlock",
  "abstractKey": null
},
v45 = {
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
v46 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        (v23/*:: as any*/),
        (v9/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stock",
          "storageKey": null
        },
        (v45/*:: as any*/),
        (v38/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ProductGridBlock",
  "abstractKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v48 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
    (v3/*:: as any*/),
    (v30/*:: as any*/),
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
        (v47/*:: as any*/),
        (v23/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ContactBlock",
  "abstractKey": null
},
v49 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
    (v3/*:: as any*/),
    (v47/*:: as any*/),
    (v32/*:: as any*/)
  ],
  "type": "MapLinkBlock",
  "abstractKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v51 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
    (v30/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": [
        (v23/*:: as any*/),
        (v50/*:: as any*/),
        (v27/*:: as any*/),
        (v10/*:: as any*/),
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
        (v45/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceCardBlock",
  "abstractKey": null
},
v52 = [
  (v27/*:: as any*/),
  (v50/*:: as any*/),
  (v23/*:: as any*/)
],
v53 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": (v52/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": (v52/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceMenu",
      "kind": "LinkedField",
      "name": "menu",
      "plural": false,
      "selections": (v52/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "BookingBlock",
  "abstractKey": null
},
v54 = [
  (v50/*:: as any*/),
  (v3/*:: as any*/),
  (v23/*:: as any*/)
],
v55 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Form",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": (v54/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "FormBlock",
  "abstractKey": null
},
v56 = {
  "kind": "InlineFragment",
  "selections": [
    (v29/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Survey",
      "kind": "LinkedField",
      "name": "survey",
      "plural": false,
      "selections": (v54/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SurveyBlock",
  "abstractKey": null
},
v57 = [
  (v9/*:: as any*/),
  (v3/*:: as any*/),
  (v23/*:: as any*/)
],
v58 = [
  (v22/*:: as any*/)
],
v59 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": (v5/*:: as any*/),
    "concreteType": null,
    "kind": "LinkedField",
    "name": "resolve",
    "plural": false,
    "selections": [
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v22/*:: as any*/)
        ],
        "type": "Page",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Page",
            "kind": "LinkedField",
            "name": "blog",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v23/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v22/*:: as any*/),
          (v3/*:: as any*/),
          (v24/*:: as any*/),
          (v26/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Author",
            "kind": "LinkedField",
            "name": "author",
            "plural": false,
            "selections": [
              (v27/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bio",
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
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              (v23/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": [
              (v23/*:: as any*/),
              (v27/*:: as any*/),
              (v9/*:: as any*/)
            ],
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
              (v6/*:: as any*/),
              (v28/*:: as any*/),
              (v23/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v29/*:: as any*/),
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
                          (v6/*:: as any*/),
                          (v23/*:: as any*/),
                          (v28/*:: as any*/),
                          (v35/*:: as any*/),
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
                          (v42/*:: as any*/),
                          (v44/*:: as any*/),
                          (v46/*:: as any*/),
                          (v48/*:: as any*/),
                          (v49/*:: as any*/),
                          (v51/*:: as any*/),
                          (v53/*:: as any*/),
                          (v55/*:: as any*/),
                          (v56/*:: as any*/)
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
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
              (v39/*:: as any*/),
              (v40/*:: as any*/),
              (v41/*:: as any*/),
              (v42/*:: as any*/),
              (v44/*:: as any*/),
              (v46/*:: as any*/),
              (v48/*:: as any*/),
              (v49/*:: as any*/),
              (v51/*:: as any*/),
              (v53/*:: as any*/),
              (v55/*:: as any*/),
              (v56/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Post",
            "kind": "LinkedField",
            "name": "previous",
            "plural": false,
            "selections": (v57/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Post",
            "kind": "LinkedField",
            "name": "next",
            "plural": false,
            "selections": (v57/*:: as any*/),
            "storageKey": null
          }
        ],
        "type": "Post",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v58/*:: as any*/),
        "type": "Category",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v58/*:: as any*/),
        "type": "Product",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v23/*:: as any*/)
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
      (v23/*:: as any*/)
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
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/)
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
      (v31/*:: as any*/),
      (v32/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ContentLink",
        "kind": "LinkedField",
        "name": "children",
        "plural": true,
        "selections": (v33/*:: as any*/),
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
  (v23/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PostPageQuery",
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
                "selections": (v20/*:: as any*/),
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
            "args": (v21/*:: as any*/),
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "preview",
            "plural": false,
            "selections": (v20/*:: as any*/),
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PostPageQuery",
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
                "selections": (v59/*:: as any*/),
                "storageKey": null
              },
              (v23/*:: as any*/)
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
            "args": (v21/*:: as any*/),
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "preview",
            "plural": false,
            "selections": (v59/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "e639da0df0d519dba032898c94d66bce6b0b67b56e3cf082db186512edad9e5e",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7a52fe1ff1f4fbc5f870a13be9f20264";

export default node;
