/**
 * @generated SignedSource<<4655fa37e42c2b310dd6255759cfbd69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Assignment = "ANY" | "CHOSEN" | "COLLECTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffChoice_service$data = {
  readonly assignment: Assignment;
  readonly staff: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly picture: string | null | undefined;
    readonly slug: string;
  }>;
  readonly " $fragmentType": "StaffChoice_service";
};
export type StaffChoice_service$key = {
  readonly " $data"?: StaffChoice_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffChoice_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "provider"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffChoice_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assignment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "provider",
          "variableName": "provider"
        }
      ],
      "concreteType": "Staff",
      "kind": "LinkedField",
      "name": "staff",
      "plural": true,
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
          "name": "picture",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "671125b1475b4cd4e9748ba428d54f60";

export default node;
