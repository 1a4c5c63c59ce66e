import { FORM_LIMITS } from "../../../server/shared/forms/limits.ts";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldViewProps } from "../fieldProps.ts";
import { getTextProps } from "./inputProps.tsx";

export function TextFormField({ field, fieldProps }: FieldViewProps<"TEXT">) {
  const { help, maxLength, placeholder } = field;
  const props = getTextProps(field, fieldProps);
  return (
    <TextField
      {...props}
      hint={<FieldHelp help={help} text={props.value} max={maxLength ?? FORM_LIMITS.text} />}
      placeholder={placeholder || undefined}
    />
  );
}

export function ParagraphFormField({ field, fieldProps }: FieldViewProps<"PARAGRAPH">) {
  const { help, maxLength, placeholder } = field;
  const props = getTextProps(field, fieldProps);
  return (
    <TextArea
      {...props}
      hint={<FieldHelp help={help} text={props.value} max={maxLength ?? FORM_LIMITS.paragraph} />}
      placeholder={placeholder || undefined}
    />
  );
}

export function EmailFormField({ field, fieldProps }: FieldViewProps<"EMAIL">) {
  return <TextField {...getTextProps(field, fieldProps)} kind="email" autoComplete="email" />;
}

/** The client checks only the format; the server validates the number. */
export function PhoneFormField({ field, fieldProps }: FieldViewProps<"PHONE">) {
  return <TextField {...getTextProps(field, fieldProps)} kind="tel" autoComplete="tel" />;
}
