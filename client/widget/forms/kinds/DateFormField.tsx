import { graphql, useFragment } from "react-relay";
import type { DateFormField_field$key } from "../../../__generated__/DateFormField_field.graphql.ts";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { LaterDateField } from "../LaterDateField.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldPart } from "../fieldPart.ts";

export function DateFormField(props: { readonly field: DateFormField_field$key; readonly part: FieldPart }) {
  const { label, help } = useFragment(
    graphql`
      fragment DateFormField_field on DateFormField {
        label
        help
      }
    `,
    props.field,
  );
  const { name, draft, answer, leave, error, optional } = props.part;
  return (
    <LaterDateField
      label={<OwnWords>{label}</OwnWords>}
      name={name}
      value={draft?.text ?? ""}
      onChange={(text) => answer({ text })}
      onBlur={leave}
      hint={<FieldHelp help={help} />}
      error={error()}
      optional={optional}
    />
  );
}
