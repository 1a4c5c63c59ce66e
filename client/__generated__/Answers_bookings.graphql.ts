/**
 * @generated SignedSource<<b0ba854c6bc2b680979c411c6ffdbf47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessRole = "BOOKER" | "GUEST" | "STAFF" | "VIEW" | "%future added value";
export type FieldKind = "ADDRESS" | "CHECKBOX" | "CONSENT" | "DATE" | "DATE_OF_BIRTH" | "DROPDOWN" | "EMAIL" | "FILE" | "HIDDEN" | "MULTIPLE_CHOICE" | "NUMBER" | "PARAGRAPH" | "PHONE" | "SINGLE_CHOICE" | "TEXT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Answers_bookings$data = ReadonlyArray<{
  readonly answers: ReadonlyArray<{
    readonly key: string;
    readonly kind: FieldKind;
    readonly label: string;
    readonly text: string;
  }>;
  readonly role: AccessRole;
  readonly " $fragmentType": "Answers_bookings";
}>;
export type Answers_bookings$key = ReadonlyArray<{
  readonly " $data"?: Answers_bookings$data;
  readonly " $fragmentSpreads": FragmentRefs<"Answers_bookings">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Answers_bookings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubmittedAnswer",
      "kind": "LinkedField",
      "name": "answers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BookingAccess",
  "abstractKey": null
};

(node as any).hash = "6122ec3c9d539d4b91ffa3244e89f5aa";

export default node;
