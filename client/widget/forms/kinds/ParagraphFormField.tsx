import { graphql, useFragment } from "react-relay";
import type { ParagraphFormField_field$key } from "../../../__generated__/ParagraphFormField_field.graphql.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { BusinessText } from "../../layout/BusinessText.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldProps } from "../fieldProps.ts";
import { FORM_LIMITS } from "../../../../server/shared/forms/limits.ts";

export function ParagraphFormField(props: {
  readonly field: ParagraphFormField_field$key;
  readonly fieldProps: FieldProps;
}) {
  const { label, help, maxLength, placeholder } = useFragment(
    graphql`
      fragment ParagraphFormField_field on ParagraphFormField {
        label
        help
        maxLength
        placeholder
      }
    `,
    props.field,
  );
  const { name, draft, setAnswer, handleBlur, getError, optionalLabel } = props.fieldProps;
  const text = draft?.text ?? "";
  return (
    <TextArea
      label={<BusinessText>{label}</BusinessText>}
      name={name}
      value={text}
      onChange={(typed) => setAnswer({ text: typed })}
      onBlur={handleBlur}
      hint={<FieldHelp help={help} text={text} max={maxLength ?? FORM_LIMITS.paragraph} />}
      error={getError()}
      optionalLabel={optionalLabel}
      placeholder={placeholder || undefined}
    />
  );
}
