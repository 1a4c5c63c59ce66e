/**
 * @generated SignedSource<<7efd2979ca3777655c464c56b046f03f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetupHints_business$data = {
  readonly sample: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly slug: string;
      };
    }>;
  };
  readonly slug: string;
  readonly " $fragmentType": "SetupHints_business";
};
export type SetupHints_business$key = {
  readonly " $data"?: SetupHints_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupHints_business">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "SetupHints_business",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": "sample",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "BusinessServicesConnection",
      "kind": "LinkedField",
      "name": "services",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BusinessServicesConnectionEdge",
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
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "services(first:1)"
    }
  ],
  "type": "Business",
  "abstractKey": null
};
})();

(node as any).hash = "0f650dd55f3e7fb3dc0dac43d39d3aff";

export default node;
