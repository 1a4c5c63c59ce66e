import { Trans } from "@lingui/react/macro";
import { RadioCards } from "../../ui/choices/RadioCards.tsx";
import { BusinessText } from "../../shared/BusinessText.tsx";
import type { FieldViewProps } from "../fieldProps.ts";
import { getInputProps } from "./inputProps.tsx";

export function SingleChoiceFormField({ field, fieldProps }: FieldViewProps<"SINGLE_CHOICE">) {
  const { draft, setAnswer, isRequired } = fieldProps;
  return (
    <RadioCards
      {...getInputProps(field, fieldProps)}
      cards={field.options.map((option) => ({
        value: option.key,
        title: <BusinessText>{option.label}</BusinessText>,
      }))}
      value={draft?.text || null}
      onChange={(text) => setAnswer({ text })}
      isRequired={isRequired}
      clearLabel={<Trans>Clear selection</Trans>}
      onClear={isRequired ? undefined : () => setAnswer({ text: "" })}
    />
  );
}
