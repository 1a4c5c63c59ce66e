import { CheckCards } from "../../ui/choices/CheckCards.tsx";
import { BusinessText } from "../../shared/BusinessText.tsx";
import { ChoiceHelp } from "../ChoiceHelp.tsx";
import type { FieldViewProps } from "../fieldProps.ts";
import { getInputProps } from "./inputProps.tsx";

export function MultipleChoiceFormField({ field, fieldProps }: FieldViewProps<"MULTIPLE_CHOICE">) {
  const { help, options, min, max } = field;
  const { draft, setAnswer } = fieldProps;
  return (
    <CheckCards
      {...getInputProps(field, fieldProps)}
      cards={options.map((option) => ({
        value: option.key,
        title: <BusinessText>{option.label}</BusinessText>,
      }))}
      values={draft?.options ?? []}
      onChange={(chosen) => setAnswer({ options: chosen })}
      hint={<ChoiceHelp help={help} fewest={min} most={max} />}
    />
  );
}
