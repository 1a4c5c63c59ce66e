/**
 * @generated SignedSource<<6f19f76e6f2c7f489cf41e012fa22c9a>>
 * @relayHash fb0fa2b080096debd0fe4eb3d75c3712
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed2ded586b2d25c895d47ee7a5df630aa7d5fc909fe31aaeb70f1aaf60a3a428

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlocksPageQuery$variables = {
  after?: string | null | undefined;
  blog: string;
  first: number;
  isHome: boolean;
  isOlder: boolean;
  isPreview: boolean;
  path: string;
  preview: string;
};
export type BlocksPageQuery$data = {
  readonly business?: {
    readonly frame?: {
      readonly " $fragmentSpreads": FragmentRefs<"BusinessFrame_business">;
    } | null | undefined;
    readonly home?: {
      readonly " $fragmentSpreads": FragmentRefs<"BusinessHome_business">;
    } | null | undefined;
    readonly name?: string;
    readonly site: {
      readonly resolve: {
        readonly shown?: {
          readonly " $fragmentSpreads": FragmentRefs<"BlocksView_page">;
        } | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"BlocksView_site" | "SiteFrame_site" | "contentAnswer_site">;
    } | null | undefined;
    readonly tagline?: string | null | undefined;
  } | null | undefined;
  readonly preview?: {
    readonly resolve: {
      readonly shown?: {
        readonly " $fragmentSpreads": FragmentRefs<"BlocksView_page">;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BlocksView_site" | "SiteFrame_site" | "contentAnswer_site">;
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
  "name": "isHome"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOlder"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isPreview"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "path"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "preview"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tagline",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPreview",
  "storageKey": null
},
v12 = [
  {
    "kind": "Variable",
    "name": "path",
    "variableName": "path"
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v14 = {
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
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isBlog",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "src",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v22 = [
  (v10/*:: as any*/),
  (v17/*:: as any*/),
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
      (v18/*:: as any*/),
      (v19/*:: as any*/),
      (v20/*:: as any*/),
      (v21/*:: as any*/)
    ],
    "storageKey": null
  }
],
v23 = {
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
      "selections": (v22/*:: as any*/),
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v26 = [
  (v23/*:: as any*/)
],
v27 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "contentAnswer_site",
    "selections": [
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resolve",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v23/*:: as any*/)
            ],
            "type": "Page",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Page",
                "kind": "LinkedField",
                "name": "blog",
                "plural": false,
                "selections": [
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              },
              (v23/*:: as any*/)
            ],
            "type": "Post",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v26/*:: as any*/),
            "type": "Category",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v26/*:: as any*/),
            "type": "Product",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "args": (v12/*:: as any*/),
    "argumentDefinitions": [
      (v6/*:: as any*/)
    ]
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SiteFrame_site"
  },
  {
    "alias": null,
    "args": (v12/*:: as any*/),
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
    "args": null,
    "kind": "FragmentSpread",
    "name": "BlocksView_site"
  }
],
v28 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "preview"
  }
],
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locale",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accentColor",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hourCycle",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isZoneLocked",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v38 = {
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
v39 = [
  (v36/*:: as any*/),
  (v37/*:: as any*/),
  (v8/*:: as any*/),
  (v17/*:: as any*/),
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
  (v38/*:: as any*/)
],
v40 = {
  "alias": null,
  "args": null,
  "concreteType": "Seo",
  "kind": "LinkedField",
  "name": "seo",
  "plural": false,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v41 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isContentBlock"
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "anchor",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v44 = [
  (v18/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "srcSet",
    "storageKey": null
  },
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  (v21/*:: as any*/)
],
v45 = {
  "alias": null,
  "args": null,
  "concreteType": "Picture",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v44/*:: as any*/),
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "href",
  "storageKey": null
},
v48 = [
  (v46/*:: as any*/),
  (v47/*:: as any*/)
],
v49 = {
  "alias": null,
  "args": null,
  "concreteType": "ContentLink",
  "kind": "LinkedField",
  "name": "actions",
  "plural": true,
  "selections": (v48/*:: as any*/),
  "storageKey": null
},
v50 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/),
    (v10/*:: as any*/),
    (v43/*:: as any*/),
    (v45/*:: as any*/),
    (v49/*:: as any*/)
  ],
  "type": "HeroBlock",
  "abstractKey": null
},
v51 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/),
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
v52 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    },
    (v45/*:: as any*/)
  ],
  "type": "ImageBlock",
  "abstractKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "concreteType": "Picture",
  "kind": "LinkedField",
  "name": "images",
  "plural": true,
  "selections": (v44/*:: as any*/),
  "storageKey": null
},
v54 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/),
    (v10/*:: as any*/),
    (v53/*:: as any*/)
  ],
  "type": "GalleryBlock",
  "abstractKey": null
},
v55 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/),
    (v43/*:: as any*/),
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
v56 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/),
    (v10/*:: as any*/),
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
v57 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/),
    (v10/*:: as any*/),
    (v43/*:: as any*/),
    (v49/*:: as any*/)
  ],
  "type": "CallToActionBlock",
  "abstractKey": null
},
v58 = [
  (v16/*:: as any*/),
  (v36/*:: as any*/)
],
v59 = {
  "alias": null,
  "args": null,
  "concreteType": "Page",
  "kind": "LinkedField",
  "name": "blog",
  "plural": false,
  "selections": (v58/*:: as any*/),
  "storageKey": null
},
v60 = [
  (v36/*:: as any*/),
  (v16/*:: as any*/),
  (v10/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "excerpt",
    "storageKey": null
  },
  (v24/*:: as any*/),
  (v45/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Category",
    "kind": "LinkedField",
    "name": "categories",
    "plural": true,
    "selections": [
      (v36/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "storageKey": null
  }
],
v61 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/),
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasMore",
      "storageKey": null
    },
    (v59/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": (v58/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "posts",
      "plural": true,
      "selections": (v60/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PostListBlock",
  "abstractKey": null
},
v62 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/),
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        (v36/*:: as any*/),
        (v16/*:: as any*/),
        (v10/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stock",
          "storageKey": null
        },
        (v38/*:: as any*/),
        (v53/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ProductGridBlock",
  "abstractKey": null
},
v63 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/),
    (v10/*:: as any*/),
    (v43/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Business",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
      "selections": [
        (v34/*:: as any*/),
        (v35/*:: as any*/),
        (v36/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ContactBlock",
  "abstractKey": null
},
v64 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/),
    (v10/*:: as any*/),
    (v35/*:: as any*/),
    (v47/*:: as any*/)
  ],
  "type": "MapLinkBlock",
  "abstractKey": null
},
v65 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/),
    (v43/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": (v39/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ServiceCardBlock",
  "abstractKey": null
},
v66 = [
  (v8/*:: as any*/),
  (v37/*:: as any*/),
  (v36/*:: as any*/)
],
v67 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/),
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": (v66/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": (v66/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceMenu",
      "kind": "LinkedField",
      "name": "menu",
      "plural": false,
      "selections": (v66/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "BookingBlock",
  "abstractKey": null
},
v68 = [
  (v37/*:: as any*/),
  (v10/*:: as any*/),
  (v36/*:: as any*/)
],
v69 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/),
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Form",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": (v68/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "FormBlock",
  "abstractKey": null
},
v70 = {
  "kind": "InlineFragment",
  "selections": [
    (v42/*:: as any*/),
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Survey",
      "kind": "LinkedField",
      "name": "survey",
      "plural": false,
      "selections": (v68/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SurveyBlock",
  "abstractKey": null
},
v71 = [
  (v40/*:: as any*/)
],
v72 = [
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": (v12/*:: as any*/),
    "concreteType": null,
    "kind": "LinkedField",
    "name": "resolve",
    "plural": false,
    "selections": [
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": [
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v40/*:: as any*/),
          (v10/*:: as any*/),
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
              (v13/*:: as any*/),
              (v41/*:: as any*/),
              (v36/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v42/*:: as any*/),
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
                          (v13/*:: as any*/),
                          (v36/*:: as any*/),
                          (v41/*:: as any*/),
                          (v50/*:: as any*/),
                          (v51/*:: as any*/),
                          (v52/*:: as any*/),
                          (v54/*:: as any*/),
                          (v55/*:: as any*/),
                          (v56/*:: as any*/),
                          (v57/*:: as any*/),
                          (v61/*:: as any*/),
                          (v62/*:: as any*/),
                          (v63/*:: as any*/),
                          (v64/*:: as any*/),
                          (v65/*:: as any*/),
                          (v67/*:: as any*/),
                          (v69/*:: as any*/),
                          (v70/*:: as any*/)
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
              (v50/*:: as any*/),
              (v51/*:: as any*/),
              (v52/*:: as any*/),
              (v54/*:: as any*/),
              (v55/*:: as any*/),
              (v56/*:: as any*/),
              (v57/*:: as any*/),
              (v61/*:: as any*/),
              (v62/*:: as any*/),
              (v63/*:: as any*/),
              (v64/*:: as any*/),
              (v65/*:: as any*/),
              (v67/*:: as any*/),
              (v69/*:: as any*/),
              (v70/*:: as any*/)
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
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v59/*:: as any*/),
          (v40/*:: as any*/)
        ],
        "type": "Post",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v71/*:: as any*/),
        "type": "Category",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v71/*:: as any*/),
        "type": "Product",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v36/*:: as any*/)
        ],
        "type": "Node",
        "abstractKey": "__isNode"
      }
    ],
    "storageKey": null
  },
  (v29/*:: as any*/),
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
      (v31/*:: as any*/),
      (v30/*:: as any*/),
      (v32/*:: as any*/),
      (v33/*:: as any*/),
      (v36/*:: as any*/)
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
      (v18/*:: as any*/),
      (v19/*:: as any*/),
      (v20/*:: as any*/)
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
      (v46/*:: as any*/),
      (v47/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ContentLink",
        "kind": "LinkedField",
        "name": "children",
        "plural": true,
        "selections": (v48/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  (v9/*:: as any*/),
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
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "blog",
            "variableName": "blog"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      }
    ],
    "concreteType": "PostConnection",
    "kind": "LinkedField",
    "name": "posts",
    "plural": false,
    "selections": [
      {
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
                "selections": (v60/*:: as any*/),
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
  (v36/*:: as any*/)
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
      (v6/*:: as any*/),
      (v7/*:: as any*/)
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
                "condition": "isHome",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "BusinessFrame_business"
                        }
                      ],
                      "type": "Business",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "frame"
                  },
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "BusinessHome_business"
                        }
                      ],
                      "type": "Business",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "home"
                  }
                ]
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Site",
                "kind": "LinkedField",
                "name": "site",
                "plural": false,
                "selections": (v27/*:: as any*/),
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
            "args": (v28/*:: as any*/),
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "preview",
            "plural": false,
            "selections": (v27/*:: as any*/),
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
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
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
                "condition": "isHome",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "logo",
                    "storageKey": null
                  },
                  (v34/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "email",
                    "storageKey": null
                  },
                  (v35/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isTrial",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isSuspended",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 100
                      }
                    ],
                    "concreteType": "ServiceConnection",
                    "kind": "LinkedField",
                    "name": "services",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ServiceEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Service",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": (v39/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "services(first:100)"
                  },
                  (v37/*:: as any*/)
                ]
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Site",
                "kind": "LinkedField",
                "name": "site",
                "plural": false,
                "selections": (v72/*:: as any*/),
                "storageKey": null
              },
              (v36/*:: as any*/)
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
            "args": (v28/*:: as any*/),
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "preview",
            "plural": false,
            "selections": (v72/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "ed2ded586b2d25c895d47ee7a5df630aa7d5fc909fe31aaeb70f1aaf60a3a428",
    "metadata": {},
    "name": "BlocksPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a19b316d05e4b1339c895d78efa1a23f";

export default node;
