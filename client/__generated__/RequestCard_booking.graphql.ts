/**
 * @generated SignedSource<<7c5bb101fab51d7284008dbce6676500>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestCard_booking$data = {
  readonly contact: {
    readonly firstName: string | null | undefined;
    readonly lastName: string | null | undefined;
  };
  readonly id: string;
  readonly service: {
    readonly name: string;
  };
  readonly startsAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeclineDialog_booking">;
  readonly " $fragmentType": "RequestCard_booking";
};
export type RequestCard_booking$key = {
  readonly " $data"?: RequestCard_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestCard_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestCard_booking",
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
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeclineDialog_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "cd20a3091c5b552e743e4ab6e783ed93";

export default node;
