/**
 * @generated SignedSource<<c5075a041ecb2d55e27a7ed1d0298f35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeriesStep_service$data = {
  readonly recurrenceMax: number | null | undefined;
  readonly " $fragmentType": "SeriesStep_service";
};
export type SeriesStep_service$key = {
  readonly " $data"?: SeriesStep_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeriesStep_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeriesStep_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recurrenceMax",
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "af348b645c57a320c54ce11911deeb8a";

export default node;
