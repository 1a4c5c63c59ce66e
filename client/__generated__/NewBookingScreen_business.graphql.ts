/**
 * @generated SignedSource<<24c223ccb0bed804dfabf788cee71758>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewBookingScreen_business$data = {
  readonly services: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly slug: string;
        readonly staff: ReadonlyArray<{
          readonly id: string;
          readonly slug: string;
        }>;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NewBookingForm_business">;
  readonly " $fragmentType": "NewBookingScreen_business";
};
export type NewBookingScreen_business$key = {
  readonly " $data"?: NewBookingScreen_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewBookingScreen_business">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewBookingScreen_business",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "ServiceConnection",
      "kind": "LinkedField",
      "name": "services",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ServiceEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Service",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Staff",
                  "kind": "LinkedField",
                  "name": "staff",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "services(first:100)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewBookingForm_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};
})();

(node as any).hash = "bd79c52409ab9787711f294e16ed8e00";

export default node;
