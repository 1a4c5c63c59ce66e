import { useLingui } from "@lingui/react/macro";
import { Select } from "../../ui/fields/Select.tsx";
import { useBusinessLanguage } from "../../shared/BusinessText.tsx";
import type { FieldViewProps } from "../fieldProps.ts";
import { getTextProps } from "./inputProps.tsx";

export function DropdownFormField({ field, fieldProps }: FieldViewProps<"DROPDOWN">) {
  const { t } = useLingui();
  const lang = useBusinessLanguage();
  return (
    <Select
      {...getTextProps(field, fieldProps)}
      options={[
        { value: "", text: t`Please choose` },
        ...field.options.map((option) => ({ value: option.key, text: option.label, lang })),
      ]}
      isRequired={fieldProps.isRequired}
    />
  );
}
