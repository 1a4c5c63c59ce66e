/**
 * @generated SignedSource<<ac9f94f736754a586d70e2928300a031>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceStaff_service$data = {
  readonly staff: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly picture: string | null | undefined;
  }>;
  readonly " $fragmentType": "ServiceStaff_service";
};
export type ServiceStaff_service$key = {
  readonly " $data"?: ServiceStaff_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceStaff_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceStaff_service",
  "selections": [
    {
      "alias": null,
      "args": null,
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

(node as any).hash = "7f5df270b05029e585b8bdd37fcc701c";

export default node;
