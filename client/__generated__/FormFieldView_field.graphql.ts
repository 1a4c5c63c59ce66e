/**
 * @generated SignedSource<<476189fa3d874e23559f00482b64593f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormFieldView_field$data = {
  readonly address: {
    readonly " $fragmentSpreads": FragmentRefs<"AddressFormField_field">;
  } | null | undefined;
  readonly checkbox: {
    readonly " $fragmentSpreads": FragmentRefs<"CheckboxFormField_field">;
  } | null | undefined;
  readonly consent: {
    readonly " $fragmentSpreads": FragmentRefs<"ConsentFormField_field">;
  } | null | undefined;
  readonly date: {
    readonly " $fragmentSpreads": FragmentRefs<"DateFormField_field">;
  } | null | undefined;
  readonly dateOfBirth: {
    readonly " $fragmentSpreads": FragmentRefs<"DateOfBirthFormField_field">;
  } | null | undefined;
  readonly dropdown: {
    readonly " $fragmentSpreads": FragmentRefs<"DropdownFormField_field">;
  } | null | undefined;
  readonly email: {
    readonly " $fragmentSpreads": FragmentRefs<"EmailFormField_field">;
  } | null | undefined;
  readonly file: {
    readonly " $fragmentSpreads": FragmentRefs<"FileFormField_field">;
  } | null | undefined;
  readonly multipleChoice: {
    readonly " $fragmentSpreads": FragmentRefs<"MultipleChoiceFormField_field">;
  } | null | undefined;
  readonly number: {
    readonly " $fragmentSpreads": FragmentRefs<"NumberFormField_field">;
  } | null | undefined;
  readonly paragraph: {
    readonly " $fragmentSpreads": FragmentRefs<"ParagraphFormField_field">;
  } | null | undefined;
  readonly phone: {
    readonly " $fragmentSpreads": FragmentRefs<"PhoneFormField_field">;
  } | null | undefined;
  readonly singleChoice: {
    readonly " $fragmentSpreads": FragmentRefs<"SingleChoiceFormField_field">;
  } | null | undefined;
  readonly text: {
    readonly " $fragmentSpreads": FragmentRefs<"TextFormField_field">;
  } | null | undefined;
  readonly " $fragmentType": "FormFieldView_field";
};
export type FormFieldView_field$key = {
  readonly " $data"?: FormFieldView_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormFieldView_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormFieldView_field",
  "selections": [
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TextFormField_field"
          }
        ],
        "type": "TextFormField",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "text"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ParagraphFormField_field"
          }
        ],
        "type": "ParagraphFormField",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "paragraph"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EmailFormField_field"
          }
        ],
        "type": "EmailFormField",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "email"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PhoneFormField_field"
          }
        ],
        "type": "PhoneFormField",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "phone"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NumberFormField_field"
          }
        ],
        "type": "NumberFormField",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "number"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DateFormField_field"
          }
        ],
        "type": "DateFormField",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "date"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DateOfBirthFormField_field"
          }
        ],
        "type": "DateOfBirthFormField",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "dateOfBirth"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AddressFormField_field"
          }
        ],
        "type": "AddressFormField",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "address"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SingleChoiceFormField_field"
          }
        ],
        "type": "SingleChoiceFormField",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "singleChoice"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DropdownFormField_field"
          }
        ],
        "type": "DropdownFormField",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "dropdown"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MultipleChoiceFormField_field"
          }
        ],
        "type": "MultipleChoiceFormField",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "multipleChoice"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CheckboxFormField_field"
          }
        ],
        "type": "CheckboxFormField",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "checkbox"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ConsentFormField_field"
          }
        ],
        "type": "ConsentFormField",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "consent"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FileFormField_field"
          }
        ],
        "type": "FileFormField",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "file"
    }
  ],
  "type": "FormField",
  "abstractKey": "__isFormField"
};

(node as any).hash = "1696187e3a4dc9640a43ed8e854d99a9";

export default node;
