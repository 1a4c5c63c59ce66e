/**
 * @generated SignedSource<<7e5c06af75b984bb22d851f81b41fe79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderLink_booking$data = {
  readonly order: {
    readonly bookings: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "OrderLink_booking";
};
export type OrderLink_booking$key = {
  readonly " $data"?: OrderLink_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLink_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderLink_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingAccess",
          "kind": "LinkedField",
          "name": "bookings",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BookingAccess",
  "abstractKey": null
};
})();

(node as any).hash = "501befc1415b51abfce161ad1e754c19";

export default node;
