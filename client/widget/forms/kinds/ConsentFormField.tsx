import { graphql, useFragment } from "react-relay";
import type { ConsentFormField_field$key } from "../../../__generated__/ConsentFormField_field.graphql.ts";
import { Checkbox } from "../../../ui/choices/Checkbox.tsx";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldPart } from "../fieldPart.ts";
import styles from "../FormFields.module.css";

/** A consent with its full text. It is never ticked in advance. */
export function ConsentFormField(props: {
  readonly field: ConsentFormField_field$key;
  readonly part: FieldPart;
}) {
  const { label, help, text } = useFragment(
    graphql`
      fragment ConsentFormField_field on ConsentFormField {
        label
        help
        text
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
      <OwnWords>
        <strong className={styles.consent}>{label}</strong>
        <span className={styles.agreed}>{text}</span>
      </OwnWords>
    </Checkbox>
  );
}
