/**
 * @generated SignedSource<<7e470a652f7dfeb8a3b9ce1733459810>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailLinkAction_booking$data = {
  readonly id: string;
  readonly " $fragmentType": "MailLinkAction_booking";
};
export type MailLinkAction_booking$key = {
  readonly " $data"?: MailLinkAction_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailLinkAction_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailLinkAction_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "VisitorBooking",
  "abstractKey": null
};

(node as any).hash = "02dd55cdeabf683cdb307a1a8a016243";

export default node;
