/**
 * @generated SignedSource<<2975a0f763ff3f05c2de61d48143f4f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HourCycle = "H12" | "H24" | "LOCALE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeskLayout_business$data = {
  readonly accentColor: string;
  readonly currency: string;
  readonly hourCycle: HourCycle;
  readonly locale: string;
  readonly name: string;
  readonly timeZone: string;
  readonly " $fragmentType": "DeskLayout_business";
};
export type DeskLayout_business$key = {
  readonly " $data"?: DeskLayout_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskLayout_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskLayout_business",
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
      "name": "accentColor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locale",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hourCycle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "d0ffad944a0053de92fcc09eeec4bd5f";

export default node;
