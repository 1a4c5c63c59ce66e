import { graphql, readInlineData } from "react-relay";
import type { FieldKind, FormField } from "../../server/shared/forms/definition.ts";
import type { readField_field$key } from "../__generated__/readField_field.graphql.ts";

const TYPES: Readonly<Record<FieldKind, string>> = {
  TEXT: "TextFormField",
  PARAGRAPH: "ParagraphFormField",
  EMAIL: "EmailFormField",
  PHONE: "PhoneFormField",
  NUMBER: "NumberFormField",
  DATE: "DateFormField",
  DATE_OF_BIRTH: "DateOfBirthFormField",
  ADDRESS: "AddressFormField",
  SINGLE_CHOICE: "SingleChoiceFormField",
  DROPDOWN: "DropdownFormField",
  MULTIPLE_CHOICE: "MultipleChoiceFormField",
  CHECKBOX: "CheckboxFormField",
  CONSENT: "ConsentFormField",
  FILE: "FileFormField",
  HIDDEN: "HiddenFormField",
};
const KIND_BY_TYPE = new Map(Object.entries(TYPES).map(([kind, type]) => [type, kind as FieldKind]));

/** Returns null for a type of a newer server. */
export function readField(field: readField_field$key): FormField | null {
  const data = readInlineData(
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
  const kind = KIND_BY_TYPE.get(data.__typename);
  if (kind === undefined) return null;
  const { key, label, help, isRequired } = data;
  const common = { key, label, help: help ?? "", isRequired };
  // Scores stay on the server.
  const options = (data.options ?? []).map((option) => ({ key: option.key, label: option.label, score: 0 }));
  switch (kind) {
    case "TEXT":
    case "PARAGRAPH":
      return { ...common, kind, maxLength: data.maxLength ?? null, placeholder: data.placeholder ?? "" };
    case "NUMBER":
      return { ...common, kind, min: data.min ?? null, max: data.max ?? null, decimals: data.decimals ?? 0 };
    case "DATE":
      return { ...common, kind, min: data.first ?? null, max: data.last ?? null };
    case "SINGLE_CHOICE":
    case "DROPDOWN":
      return { ...common, kind, options };
    case "MULTIPLE_CHOICE":
      return { ...common, kind, options, min: data.fewest ?? null, max: data.most ?? null };
    case "CONSENT":
      return { ...common, kind, text: data.text ?? "" };
    case "FILE":
      return { ...common, kind, mediaTypes: data.mediaTypes ?? [], maxBytes: data.maxBytes ?? 0 };
    case "HIDDEN":
      return { ...common, kind, value: data.value ?? "" };
    default:
      return { ...common, kind };
  }
}
