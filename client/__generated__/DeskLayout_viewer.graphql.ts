/**
 * @generated SignedSource<<9cb706dcbae97b07e7048a40cbd6b393>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerRole = "MANAGER" | "OWNER" | "READER" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeskLayout_viewer$data = {
  readonly name: string;
  readonly permissions: ReadonlyArray<{
    readonly permission: string;
  }>;
  readonly role: ViewerRole | null | undefined;
  readonly user: {
    readonly staff: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "DeskLayout_viewer";
};
export type DeskLayout_viewer$key = {
  readonly " $data"?: DeskLayout_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskLayout_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskLayout_viewer",
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Grant",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "permission",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Staff",
          "kind": "LinkedField",
          "name": "staff",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ef1d2e6b1eb69ec15a57b6e6d7154025";

export default node;
