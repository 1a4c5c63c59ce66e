import { graphql, readInlineData } from "react-relay";
import type { FieldKind, FormField } from "../../../server/shared/forms/definition.ts";
import type { readField_field$key } from "../../__generated__/readField_field.graphql.ts";

const kinds: Readonly<Record<string, FieldKind>> = {
  TextFormField: "TEXT",
  ParagraphFormField: "PARAGRAPH",
  EmailFormField: "EMAIL",
  PhoneFormField: "PHONE",
  NumberFormField: "NUMBER",
  DateFormField: "DATE",
  DateOfBirthFormField: "DATE_OF_BIRTH",
  AddressFormField: "ADDRESS",
  SingleChoiceFormField: "SINGLE_CHOICE",
  DropdownFormField: "DROPDOWN",
  MultipleChoiceFormField: "MULTIPLE_CHOICE",
  CheckboxFormField: "CHECKBOX",
  ConsentFormField: "CONSENT",
  FileFormField: "FILE",
  HiddenFormField: "HIDDEN",
};

export function readField(field: readField_field$key): FormField | null {
  const read = readInlineData(
    graphql`
      fragment readField_field on FormField @inline {
        __typename
        key
        label
        help
        isRequired
        ... on TextFormField {
          maxLength
          placeholder
        }
        ... on ParagraphFormField {
          maxLength
          placeholder
        }
        ... on NumberFormField {
          min
          max
          decimals
        }
        ... on DateFormField {
          first: min
          last: max
        }
        ... on SingleChoiceFormField {
          options {
            key
            label
          }
        }
        ... on DropdownFormField {
          options {
            key
            label
          }
        }
        ... on MultipleChoiceFormField {
          options {
            key
            label
          }
          fewest: min
          most: max
        }
        ... on ConsentFormField {
          text
        }
        ... on FileFormField {
          mediaTypes
          maxBytes
        }
        ... on HiddenFormField {
          value
        }
      }
    `,
    field,
  );
  const kind = kinds[read.__typename];
  if (kind === undefined) return null;
  const { key, label, help, isRequired } = read;
  const any = { key, label, help, isRequired };
  // Scores stay on the server.
  const options = (read.options ?? []).map((option) => ({ key: option.key, label: option.label, score: 0 }));
  switch (kind) {
    case "TEXT":
    case "PARAGRAPH":
      return { ...any, kind, maxLength: read.maxLength ?? null, placeholder: read.placeholder ?? "" };
    case "NUMBER":
      return { ...any, kind, min: read.min ?? null, max: read.max ?? null, decimals: read.decimals ?? 0 };
    case "DATE":
      return { ...any, kind, min: read.first ?? null, max: read.last ?? null };
    case "SINGLE_CHOICE":
    case "DROPDOWN":
      return { ...any, kind, options };
    case "MULTIPLE_CHOICE":
      return { ...any, kind, options, min: read.fewest ?? null, max: read.most ?? null };
    case "CONSENT":
      return { ...any, kind, text: read.text ?? "" };
    case "FILE":
      return { ...any, kind, mediaTypes: read.mediaTypes ?? [], maxBytes: read.maxBytes ?? 0 };
    case "HIDDEN":
      return { ...any, kind, value: read.value ?? "" };
    default:
      return { ...any, kind };
  }
}
