import { graphql, useFragment } from "react-relay";
import type { PhoneFormField_field$key } from "../../../__generated__/PhoneFormField_field.graphql.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldPart } from "../fieldPart.ts";

/** The client checks only the format; the server validates the number. */
export function PhoneFormField(props: {
  readonly field: PhoneFormField_field$key;
  readonly part: FieldPart;
}) {
  const { label, help } = useFragment(
    graphql`
      fragment PhoneFormField_field on PhoneFormField {
        label
        help
      }
    `,
    props.field,
  );
  const { name, draft, answer, leave, error, optional } = props.part;
  return (
    <TextField
      label={<OwnWords>{label}</OwnWords>}
      name={name}
      kind="tel"
      autoComplete="tel"
      value={draft?.text ?? ""}
      onChange={(text) => answer({ text })}
      onBlur={leave}
      hint={<FieldHelp help={help} />}
      error={error()}
      optional={optional}
    />
  );
}
