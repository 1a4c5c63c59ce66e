/**
 * @generated SignedSource<<d01c54ff08b74833a722f5268236175a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteFrame_site$data = {
  readonly business: {
    readonly accentColor: string;
    readonly timeZone: string;
    readonly " $fragmentSpreads": FragmentRefs<"NextFree_business">;
  };
  readonly homePath: string;
  readonly locale: string;
  readonly previewId: string | null | undefined;
  readonly previewName: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_site" | "SiteHeader_site">;
  readonly " $fragmentType": "SiteFrame_site";
};
export type SiteFrame_site$key = {
  readonly " $data"?: SiteFrame_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFrame_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteFrame_site",
  "selections": [
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "NextFree_business"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SiteHeader_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SiteFooter_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "87a5543fe3db5ed76f7f7c4999599661";

export default node;
