/**
 * @generated SignedSource<<3fd91b6fb986544cafbd274b668dc7fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SocialKind = "BLUESKY" | "FACEBOOK" | "INSTAGRAM" | "LINKEDIN" | "MASTODON" | "OTHER" | "TIKTOK" | "X" | "YOUTUBE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SiteFooter_site$data = {
  readonly footer: string;
  readonly social: ReadonlyArray<{
    readonly kind: SocialKind;
    readonly url: string;
  }>;
  readonly tagline: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "SiteFooter_site";
};
export type SiteFooter_site$key = {
  readonly " $data"?: SiteFooter_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteFooter_site",
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
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "33081b7bdc1494d814c9cfb5051b85c4";

export default node;
