/**
 * @generated SignedSource<<aa27471983b0c838ac44f6e01eb95ff1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarScreen_provider$data = {
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFacts_provider">;
  readonly " $fragmentType": "CalendarScreen_provider";
};
export type CalendarScreen_provider$key = {
  readonly " $data"?: CalendarScreen_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarScreen_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarScreen_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderFacts_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "b78e3d5c85541e74eb044dedd871ded4";

export default node;
