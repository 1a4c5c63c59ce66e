/**
 * @generated SignedSource<<aaaf013e1f3342ef5b156086072e847f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NavItem_item$data = {
  readonly children: ReadonlyArray<{
    readonly href: string;
    readonly label: string;
  }>;
  readonly href: string | null | undefined;
  readonly label: string;
  readonly " $fragmentType": "NavItem_item";
};
export type NavItem_item$key = {
  readonly " $data"?: NavItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"NavItem_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "href",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NavItem_item",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ContentLink",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "NavItem",
  "abstractKey": null
};
})();

(node as any).hash = "5f4fcefe00fdce4c9a67513dc92c2f4b";

export default node;
