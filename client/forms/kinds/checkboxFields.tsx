import type { FormField } from "../../../server/shared/forms/definition.ts";
import { Checkbox } from "../../ui/choices/Checkbox.tsx";
import { BusinessText } from "../../shared/BusinessText.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldProps, FieldViewProps } from "../fieldProps.ts";
import styles from "../FormFields.module.css";

export function CheckboxFormField({ field, fieldProps }: FieldViewProps<"CHECKBOX">) {
  return (
    <Checkbox {...getCheckboxProps(field, fieldProps)}>
      <BusinessText>{field.label}</BusinessText>
    </Checkbox>
  );
}

/** A consent with its full text. It is never ticked in advance. */
export function ConsentFormField({ field, fieldProps }: FieldViewProps<"CONSENT">) {
  return (
    <Checkbox {...getCheckboxProps(field, fieldProps)}>
      <BusinessText>
        <strong className={styles.consent}>{field.label}</strong>
        <span className={styles.agreed}>{field.text}</span>
      </BusinessText>
    </Checkbox>
  );
}

function getCheckboxProps({ help }: FormField, fieldProps: FieldProps) {
  const { name, draft, setAnswer, handleBlur, getError, isRequired } = fieldProps;
  return {
    name,
    isSelected: draft?.isChecked === true,
    onChange: (isChecked: boolean) => setAnswer({ isChecked }),
    onBlur: handleBlur,
    hint: <FieldHelp help={help} />,
    error: getError(),
    isRequired,
  };
}
