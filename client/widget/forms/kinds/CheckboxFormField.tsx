import { graphql, useFragment } from "react-relay";
import type { CheckboxFormField_field$key } from "../../../__generated__/CheckboxFormField_field.graphql.ts";
import { Checkbox } from "../../../ui/choices/Checkbox.tsx";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldPart } from "../fieldPart.ts";

export function CheckboxFormField(props: {
  readonly field: CheckboxFormField_field$key;
  readonly part: FieldPart;
}) {
  const { label, help } = useFragment(
    graphql`
      fragment CheckboxFormField_field on CheckboxFormField {
        label
        help
      }
    `,
    props.field,
  );
  const { name, draft, answer, leave, error, isRequired } = props.part;
  return (
    <Checkbox
      name={name}
      isSelected={draft?.isChecked === true}
      onChange={(isChecked) => answer({ isChecked })}
      onBlur={leave}
      hint={<FieldHelp help={help} />}
      error={error()}
      isRequired={isRequired}
    >
      <OwnWords>{label}</OwnWords>
    </Checkbox>
  );
}
