import type { FieldViewProps } from "../fieldProps.ts";
import { LazyDateField } from "../LazyDateField.tsx";
import { getTextProps } from "./inputProps.tsx";

export function DateFormField({ field, fieldProps }: FieldViewProps<"DATE">) {
  return <LazyDateField {...getTextProps(field, fieldProps)} />;
}

export function DateOfBirthFormField({ field, fieldProps }: FieldViewProps<"DATE_OF_BIRTH">) {
  return <LazyDateField {...getTextProps(field, fieldProps)} autoComplete="bday" />;
}
