/**
 * @generated SignedSource<<c66a9df76713cf6080fcc4b973bf6d67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocationKind = "AT_PROVIDER" | "AT_VISITOR" | "ONLINE" | "PHONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderFacts_service$data = {
  readonly durationMinutes: number;
  readonly locationKinds: ReadonlyArray<LocationKind>;
  readonly price: {
    readonly amount: number;
    readonly currency: string;
  } | null | undefined;
  readonly " $fragmentType": "OrderFacts_service";
};
export type OrderFacts_service$key = {
  readonly " $data"?: OrderFacts_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFacts_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderFacts_service",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationKinds",
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "f2de3883fa91eef425ab4e5c9c8a09e6";

export default node;
