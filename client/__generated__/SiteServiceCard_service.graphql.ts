/**
 * @generated SignedSource<<7d10bf3b7f0c5bb6281954f4161d8e8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PricePer = "LINE" | "PERSON" | "SEAT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SiteServiceCard_service$data = {
  readonly description: string | null | undefined;
  readonly durationMinutes: number;
  readonly id: string;
  readonly name: string;
  readonly picture: string | null | undefined;
  readonly price: {
    readonly amount: number;
    readonly currency: string;
  } | null | undefined;
  readonly pricePer: PricePer;
  readonly slug: string;
  readonly " $fragmentType": "SiteServiceCard_service";
};
export type SiteServiceCard_service$key = {
  readonly " $data"?: SiteServiceCard_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteServiceCard_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteServiceCard_service",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
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
    {
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
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "32da36915e5760282809e24a15ab3a48";

export default node;
