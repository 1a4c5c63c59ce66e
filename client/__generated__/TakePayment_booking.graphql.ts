/**
 * @generated SignedSource<<1bfab7fdf12501088e14461149270d4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TakePayment_booking$data = {
  readonly due: {
    readonly amount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RenewLinksDialog_booking" | "TakePaymentDialog_booking">;
  readonly " $fragmentType": "TakePayment_booking";
};
export type TakePayment_booking$key = {
  readonly " $data"?: TakePayment_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakePayment_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TakePayment_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "due",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TakePaymentDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RenewLinksDialog_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "8330d83790aaf1942f84158f34400af9";

export default node;
