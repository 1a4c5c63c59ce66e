/**
 * @generated SignedSource<<00bc1a521e3a047712163d446adc5bef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceCardBlock_block$data = {
  readonly anchor: string;
  readonly service: {
    readonly " $fragmentSpreads": FragmentRefs<"SiteServiceCard_service">;
  } | null | undefined;
  readonly text: string | null | undefined;
  readonly " $fragmentType": "ServiceCardBlock_block";
};
export type ServiceCardBlock_block$key = {
  readonly " $data"?: ServiceCardBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceCardBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceCardBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "anchor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SiteServiceCard_service"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceCardBlock",
  "abstractKey": null
};

(node as any).hash = "e819f4e44daf2d7fc13ac6cb8849aef1";

export default node;
