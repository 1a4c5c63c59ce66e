/**
 * @generated SignedSource<<d1afb59fb81b58b4bddb7284cec85792>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlainBlockView_block$data = {
  readonly booking: {
    readonly " $fragmentSpreads": FragmentRefs<"BookingBlock_block">;
  } | null | undefined;
  readonly callToAction: {
    readonly " $fragmentSpreads": FragmentRefs<"CallToActionBlock_block">;
  } | null | undefined;
  readonly contact: {
    readonly " $fragmentSpreads": FragmentRefs<"ContactBlock_block">;
  } | null | undefined;
  readonly faq: {
    readonly " $fragmentSpreads": FragmentRefs<"FaqBlock_block">;
  } | null | undefined;
  readonly form: {
    readonly " $fragmentSpreads": FragmentRefs<"FormBlock_block">;
  } | null | undefined;
  readonly gallery: {
    readonly " $fragmentSpreads": FragmentRefs<"GalleryBlock_block">;
  } | null | undefined;
  readonly hero: {
    readonly " $fragmentSpreads": FragmentRefs<"HeroBlock_block">;
  } | null | undefined;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"ImageBlock_block">;
  } | null | undefined;
  readonly mapLink: {
    readonly " $fragmentSpreads": FragmentRefs<"MapLinkBlock_block">;
  } | null | undefined;
  readonly postList: {
    readonly " $fragmentSpreads": FragmentRefs<"PostListBlock_block">;
  } | null | undefined;
  readonly productGrid: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductGridBlock_block">;
  } | null | undefined;
  readonly quote: {
    readonly " $fragmentSpreads": FragmentRefs<"QuoteBlock_block">;
  } | null | undefined;
  readonly richText: {
    readonly " $fragmentSpreads": FragmentRefs<"RichTextBlock_block">;
  } | null | undefined;
  readonly serviceCard: {
    readonly " $fragmentSpreads": FragmentRefs<"ServiceCardBlock_block">;
  } | null | undefined;
  readonly survey: {
    readonly " $fragmentSpreads": FragmentRefs<"SurveyBlock_block">;
  } | null | undefined;
  readonly " $fragmentType": "PlainBlockView_block";
};
export type PlainBlockView_block$key = {
  readonly " $data"?: PlainBlockView_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlainBlockView_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlainBlockView_block",
  "selections": [
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HeroBlock_block"
          }
        ],
        "type": "HeroBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "hero"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RichTextBlock_block"
          }
        ],
        "type": "RichTextBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "richText"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImageBlock_block"
          }
        ],
        "type": "ImageBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "image"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GalleryBlock_block"
          }
        ],
        "type": "GalleryBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "gallery"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "QuoteBlock_block"
          }
        ],
        "type": "QuoteBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "quote"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FaqBlock_block"
          }
        ],
        "type": "FaqBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "faq"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CallToActionBlock_block"
          }
        ],
        "type": "CallToActionBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "callToAction"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PostListBlock_block"
          }
        ],
        "type": "PostListBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "postList"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProductGridBlock_block"
          }
        ],
        "type": "ProductGridBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "productGrid"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContactBlock_block"
          }
        ],
        "type": "ContactBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "contact"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MapLinkBlock_block"
          }
        ],
        "type": "MapLinkBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "mapLink"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ServiceCardBlock_block"
          }
        ],
        "type": "ServiceCardBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "serviceCard"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BookingBlock_block"
          }
        ],
        "type": "BookingBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "booking"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FormBlock_block"
          }
        ],
        "type": "FormBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "form"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SurveyBlock_block"
          }
        ],
        "type": "SurveyBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "survey"
    }
  ],
  "type": "ContentBlock",
  "abstractKey": "__isContentBlock"
};

(node as any).hash = "923ac6095de29149ec9002aa1904f3c8";

export default node;
