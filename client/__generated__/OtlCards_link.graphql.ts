/**
 * @generated SignedSource<<455726cae883c30e23d22431e2f2c6fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OtlCards_link$data = {
  readonly name: string | null | undefined;
  readonly services: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ServiceCard_service">;
  }>;
  readonly " $fragmentType": "OtlCards_link";
};
export type OtlCards_link$key = {
  readonly " $data"?: OtlCards_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtlCards_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtlCards_link",
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
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "services",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ServiceCard_service"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OneTimeLink",
  "abstractKey": null
};

(node as any).hash = "df0451ddb6e8c51bf9faffd60b02b79f";

export default node;
