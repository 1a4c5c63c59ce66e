/**
 * @generated SignedSource<<55fb641378e778103831b8dddce6f9b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TakePaymentDialog_booking$data = {
  readonly contact: {
    readonly email: string | null | undefined;
  };
  readonly id: string;
  readonly status: BookingStatus;
  readonly " $fragmentType": "TakePaymentDialog_booking";
};
export type TakePaymentDialog_booking$key = {
  readonly " $data"?: TakePaymentDialog_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakePaymentDialog_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TakePaymentDialog_booking",
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
      "name": "status",
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
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "863fa1d7aa2df80b797286860e0ffce9";

export default node;
