/**
 * @generated SignedSource<<316637635fabd6ce0e368ef11f25fb84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeClient_contact$data = {
  readonly bookingCount: number | null | undefined;
  readonly email: string | null | undefined;
  readonly firstName: string | null | undefined;
  readonly id: string;
  readonly lastName: string | null | undefined;
  readonly noteCount: {
    readonly totalCount: number;
  } | null | undefined;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "MergeClient_contact";
};
export type MergeClient_contact$key = {
  readonly " $data"?: MergeClient_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeClient_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergeClient_contact",
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
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookingCount",
      "storageKey": null
    },
    {
      "alias": "noteCount",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "ContactNoteConnection",
      "kind": "LinkedField",
      "name": "clientNotes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "clientNotes(first:1)"
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "2878d585f023439030e5bc995d8d2d7d";

export default node;
