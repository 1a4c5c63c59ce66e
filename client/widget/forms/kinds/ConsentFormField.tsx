import { graphql, useFragment } from "react-relay";
import type { ConsentFormField_field$key } from "../../../__generated__/ConsentFormField_field.graphql.ts";
import { Checkbox } from "../../../ui/choices/Checkbox.tsx";
import { BusinessText } from "../../layout/BusinessText.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldProps } from "../fieldProps.ts";
import styles from "../FormFields.module.css";

/** A consent with its full text. It is never ticked in advance. */
export function ConsentFormField(props: {
  readonly field: ConsentFormField_field$key;
  readonly fieldProps: FieldProps;
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
  const { name, draft, setAnswer, handleBlur, getError, isRequired } = props.fieldProps;
  return (
    <Checkbox
      name={name}
      isSelected={draft?.isChecked === true}
      onChange={(isChecked) => setAnswer({ isChecked })}
      onBlur={handleBlur}
      hint={<FieldHelp help={help} />}
      error={getError()}
      isRequired={isRequired}
    >
      <BusinessText>
        <strong className={styles.consent}>{label}</strong>
        <span className={styles.agreed}>{text}</span>
      </BusinessText>
    </Checkbox>
  );
}
