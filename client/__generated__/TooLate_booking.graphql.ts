/**
 * @generated SignedSource<<2c54e865b78b8535511cc0a591e72b74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TooLate_booking$data = {
  readonly business: {
    readonly cancellationPolicy: string | null | undefined;
    readonly phone: string;
  };
  readonly provider: {
    readonly phone: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "TooLate_booking";
};
export type TooLate_booking$key = {
  readonly " $data"?: TooLate_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"TooLate_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TooLate_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Business",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancellationPolicy",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "VisitorBooking",
  "abstractKey": null
};
})();

(node as any).hash = "5f81e2bb98ef821ad358d7cde6dfe78a";

export default node;
