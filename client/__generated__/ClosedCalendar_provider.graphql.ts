/**
 * @generated SignedSource<<f41f91b0981d78680d413e3e01e17646>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClosedCalendar_provider$data = {
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "ClosedCalendar_provider";
};
export type ClosedCalendar_provider$key = {
  readonly " $data"?: ClosedCalendar_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedCalendar_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClosedCalendar_provider",
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
      "name": "phone",
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "e78c7b95968bc9a357082364e11335d8";

export default node;
