import type { FormField } from "../../../server/shared/forms/definition.ts";
import { BusinessText } from "../../shared/BusinessText.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldProps } from "../fieldProps.ts";

/** Returns the props that the inputs of all kinds share. */
export function getInputProps({ label, help }: FormField, { name, getError, optionalLabel }: FieldProps) {
  return {
    label: <BusinessText>{label}</BusinessText>,
    name,
    hint: <FieldHelp help={help} />,
    error: getError(),
    optionalLabel,
  };
}

/** Returns the props of an input whose answer is its text. */
export function getTextProps(field: FormField, fieldProps: FieldProps) {
  const { draft, setAnswer, handleBlur } = fieldProps;
  return {
    ...getInputProps(field, fieldProps),
    value: draft?.text ?? "",
    onChange: (text: string) => setAnswer({ text }),
    onBlur: handleBlur,
  };
}
