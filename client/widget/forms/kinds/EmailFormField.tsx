import { graphql, useFragment } from "react-relay";
import type { EmailFormField_field$key } from "../../../__generated__/EmailFormField_field.graphql.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldPart } from "../fieldPart.ts";

export function EmailFormField(props: {
  readonly field: EmailFormField_field$key;
  readonly part: FieldPart;
}) {
  const { label, help } = useFragment(
    graphql`
      fragment EmailFormField_field on EmailFormField {
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
      kind="email"
      autoComplete="email"
      value={draft?.text ?? ""}
      onChange={(text) => answer({ text })}
      onBlur={leave}
      hint={<FieldHelp help={help} />}
      error={error()}
      optional={optional}
    />
  );
}
