/**
 * @generated SignedSource<<6ce1d47568f35b4381803a826bc4f084>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostAuthor_author$data = {
  readonly bio: string | null | undefined;
  readonly image: {
    readonly src: string;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "PostAuthor_author";
};
export type PostAuthor_author$key = {
  readonly " $data"?: PostAuthor_author$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostAuthor_author">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostAuthor_author",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "src",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Author",
  "abstractKey": null
};

(node as any).hash = "33474530f444464a48915c7f60a77e16";

export default node;
