/**
 * @generated SignedSource<<5388201662193fdb059f435f86df429f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuScreen_menu$data = {
  readonly categories: ReadonlyArray<{
    readonly name: string;
    readonly services: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ServiceCard_service" | "ServiceStaff_service" | "useVisitServices_service">;
    }>;
  }>;
  readonly description: string | null | undefined;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "MenuScreen_menu";
};
export type MenuScreen_menu$key = {
  readonly " $data"?: MenuScreen_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuScreen_menu">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuScreen_menu",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceMenuCategory",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Service",
          "kind": "LinkedField",
          "name": "services",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ServiceCard_service"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ServiceStaff_service"
            },
            {
              "args": [
                {
                  "kind": "Literal",
                  "name": "isWhole",
                  "value": false
                }
              ],
              "kind": "FragmentSpread",
              "name": "useVisitServices_service"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceMenu",
  "abstractKey": null
};
})();

(node as any).hash = "3380d48b17d3478bcc236a5a9fda8d91";

export default node;
