/**
 * @generated SignedSource<<5aa4fcfefcfb1f68c7d9771e7079944f>>
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
  "type": "VisitorBooking",
  "abstractKey": null
};

(node as any).hash = "2bee92e480126a811e2e70ce2149ec47";

export default node;
