import type { ComponentType } from "react";
import type { FieldKind, FormField } from "../../server/shared/forms/definition.ts";
import type { FieldProps, FieldViewProps } from "./fieldProps.ts";
import { AddressFormField } from "./kinds/AddressFormField.tsx";
import { CheckboxFormField, ConsentFormField } from "./kinds/checkboxFields.tsx";
import { DateFormField, DateOfBirthFormField } from "./kinds/dateFields.tsx";
import { DropdownFormField } from "./kinds/DropdownFormField.tsx";
import { FileFormField } from "./kinds/FileFormField.tsx";
import { MultipleChoiceFormField } from "./kinds/MultipleChoiceFormField.tsx";
import { NumberFormField } from "./kinds/NumberFormField.tsx";
import { SingleChoiceFormField } from "./kinds/SingleChoiceFormField.tsx";
import { EmailFormField, ParagraphFormField, PhoneFormField, TextFormField } from "./kinds/textFields.tsx";

const VIEWS: { readonly [Kind in FieldKind]: ComponentType<FieldViewProps<Kind>> } = {
  TEXT: TextFormField,
  PARAGRAPH: ParagraphFormField,
  EMAIL: EmailFormField,
  PHONE: PhoneFormField,
  NUMBER: NumberFormField,
  DATE: DateFormField,
  DATE_OF_BIRTH: DateOfBirthFormField,
  ADDRESS: AddressFormField,
  SINGLE_CHOICE: SingleChoiceFormField,
  MULTIPLE_CHOICE: MultipleChoiceFormField,
  DROPDOWN: DropdownFormField,
  CHECKBOX: CheckboxFormField,
  CONSENT: ConsentFormField,
  FILE: FileFormField,
  HIDDEN: () => null,
};

export function FormFieldView(props: { readonly field: FormField; readonly fieldProps: FieldProps }) {
  // The compiler cannot see that the view and the field have the same kind.
  const View = VIEWS[props.field.kind] as ComponentType<typeof props>;
  return <View {...props} />;
}
