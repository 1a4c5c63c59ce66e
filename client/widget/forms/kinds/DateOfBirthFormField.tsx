import { graphql, useFragment } from "react-relay";
import type { DateOfBirthFormField_field$key } from "../../../__generated__/DateOfBirthFormField_field.graphql.ts";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { LaterDateField } from "../LaterDateField.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldPart } from "../fieldPart.ts";

export function DateOfBirthFormField(props: {
  readonly field: DateOfBirthFormField_field$key;
  readonly part: FieldPart;
}) {
  const { label, help } = useFragment(
    graphql`
      fragment DateOfBirthFormField_field on DateOfBirthFormField {
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
      autoComplete="bday"
      value={draft?.text ?? ""}
      onChange={(text) => answer({ text })}
      onBlur={leave}
      hint={<FieldHelp help={help} />}
      error={error()}
      optional={optional}
    />
  );
}
