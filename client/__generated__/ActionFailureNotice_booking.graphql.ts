/**
 * @generated SignedSource<<9ce070c664def2cb5d1a49d17cd295b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Actor = "OWNER" | "STAFF" | "SYSTEM" | "VISITOR" | "%future added value";
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActionFailureNotice_booking$data = {
  readonly history: ReadonlyArray<{
    readonly actor: Actor;
    readonly at: string;
  }>;
  readonly status: BookingStatus;
  readonly " $fragmentType": "ActionFailureNotice_booking";
};
export type ActionFailureNotice_booking$key = {
  readonly " $data"?: ActionFailureNotice_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActionFailureNotice_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActionFailureNotice_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingEvent",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "57ed04084c99b77b83b5f1b92657efb6";

export default node;
