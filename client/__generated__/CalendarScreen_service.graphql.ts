/**
 * @generated SignedSource<<f41096eed2826bda1a3e403bd6166c85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarScreen_service$data = {
  readonly name: string;
  readonly picture: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBrief_service" | "OrderFacts_service">;
  readonly " $fragmentType": "CalendarScreen_service";
};
export type CalendarScreen_service$key = {
  readonly " $data"?: CalendarScreen_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarScreen_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarScreen_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "picture",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderFacts_service"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderBrief_service"
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "ffeeeff83ef0f8fead4a686fe24f7faf";

export default node;
