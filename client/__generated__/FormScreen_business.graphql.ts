/**
 * @generated SignedSource<<6a9c10024aab68bdece26b5da1474e87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormScreen_business$data = {
  readonly name: string;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"WidgetFrame_business">;
  readonly " $fragmentType": "FormScreen_business";
};
export type FormScreen_business$key = {
  readonly " $data"?: FormScreen_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormScreen_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormScreen_business",
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
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WidgetFrame_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "0780d17242f67fea1ae9a725caf2c17e";

export default node;
