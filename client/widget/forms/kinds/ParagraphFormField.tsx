import { graphql, useFragment } from "react-relay";
import type { ParagraphFormField_field$key } from "../../../__generated__/ParagraphFormField_field.graphql.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { FieldHelp } from "../FieldHelp.tsx";
import type { FieldPart } from "../fieldPart.ts";
import { FORM_LIMITS } from "../../../../server/shared/forms/limits.ts";

export function ParagraphFormField(props: {
  readonly field: ParagraphFormField_field$key;
  readonly part: FieldPart;
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
  const { name, draft, answer, leave, error, optional } = props.part;
  const text = draft?.text ?? "";
  return (
    <TextArea
      label={<OwnWords>{label}</OwnWords>}
      name={name}
      value={text}
      onChange={(typed) => answer({ text: typed })}
      onBlur={leave}
      hint={<FieldHelp help={help} text={text} max={maxLength ?? FORM_LIMITS.paragraph} />}
      error={error()}
      optional={optional}
      placeholder={placeholder || undefined}
    />
  );
}
