/**
 * @generated SignedSource<<cedfd9c0a027af3515f6b57aa36d5c52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClientFacts_contact$data = {
  readonly bookingCount: number | null | undefined;
  readonly cancelledCount: number | null | undefined;
  readonly dateOfBirth: string | null | undefined;
  readonly email: string | null | undefined;
  readonly noShowCount: number | null | undefined;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "ClientFacts_contact";
};
export type ClientFacts_contact$key = {
  readonly " $data"?: ClientFacts_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClientFacts_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClientFacts_contact",
  "selections": [
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
      "name": "dateOfBirth",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelledCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noShowCount",
      "storageKey": null
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "a559fe3133db367f95438bc2b65986b8";

export default node;
