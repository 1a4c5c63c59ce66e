/**
 * @generated SignedSource<<4c605b77ca5550c6ba037e61e47b7f60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarScreen_service$data = {
  readonly picture: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFacts_service">;
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
      "name": "picture",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderFacts_service"
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "b30dc3de37c0ca83ba435a077bccc89f";

export default node;
