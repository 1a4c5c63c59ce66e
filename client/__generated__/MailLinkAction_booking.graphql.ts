/**
 * @generated SignedSource<<e5540da7c59588d274d1c955676b07a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailLinkAction_booking$data = {
  readonly accessKey: string;
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
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accessKey",
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "VisitorBooking",
  "abstractKey": null
};

(node as any).hash = "75ad299fdffeac97dff6965bee8a7fd4";

export default node;
