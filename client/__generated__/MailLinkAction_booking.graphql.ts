/**
 * @generated SignedSource<<7cf2613e3de66e8fb7685b749b017c34>>
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
  "type": "BookingAccess",
  "abstractKey": null
};

(node as any).hash = "5b9ea74cea0345eccd27cb06e9c4fc58";

export default node;
