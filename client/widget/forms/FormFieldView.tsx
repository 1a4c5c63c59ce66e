import { graphql, useFragment } from "react-relay";
import type { FormFieldView_field$key } from "../../__generated__/FormFieldView_field.graphql.ts";
import type { FieldProps } from "./fieldProps.ts";
import { AddressFormField } from "./kinds/AddressFormField.tsx";
import { CheckboxFormField } from "./kinds/CheckboxFormField.tsx";
import { ConsentFormField } from "./kinds/ConsentFormField.tsx";
import { DateFormField } from "./kinds/DateFormField.tsx";
import { DateOfBirthFormField } from "./kinds/DateOfBirthFormField.tsx";
import { DropdownFormField } from "./kinds/DropdownFormField.tsx";
import { EmailFormField } from "./kinds/EmailFormField.tsx";
import { FileFormField } from "./kinds/FileFormField.tsx";
import { MultipleChoiceFormField } from "./kinds/MultipleChoiceFormField.tsx";
import { NumberFormField } from "./kinds/NumberFormField.tsx";
import { ParagraphFormField } from "./kinds/ParagraphFormField.tsx";
import { PhoneFormField } from "./kinds/PhoneFormField.tsx";
import { SingleChoiceFormField } from "./kinds/SingleChoiceFormField.tsx";
import { TextFormField } from "./kinds/TextFormField.tsx";

/** Renders a field by its type. Hidden fields and types of a newer server render nothing. */
export function FormFieldView(props: {
  readonly field: FormFieldView_field$key;
  readonly fieldProps: FieldProps;
}) {
  const field = useFragment(
    graphql`
      fragment FormFieldView_field on FormField {
        ...TextFormField_field @alias(as: "text")
        ...ParagraphFormField_field @alias(as: "paragraph")
        ...EmailFormField_field @alias(as: "email")
        ...PhoneFormField_field @alias(as: "phone")
        ...NumberFormField_field @alias(as: "number")
        ...DateFormField_field @alias(as: "date")
        ...DateOfBirthFormField_field @alias(as: "dateOfBirth")
        ...AddressFormField_field @alias(as: "address")
        ...SingleChoiceFormField_field @alias(as: "singleChoice")
        ...DropdownFormField_field @alias(as: "dropdown")
        ...MultipleChoiceFormField_field @alias(as: "multipleChoice")
        ...CheckboxFormField_field @alias(as: "checkbox")
        ...ConsentFormField_field @alias(as: "consent")
        ...FileFormField_field @alias(as: "file")
      }
    `,
    props.field,
  );
  const { fieldProps } = props;
  if (field.text) return <TextFormField field={field.text} fieldProps={fieldProps} />;
  if (field.paragraph) return <ParagraphFormField field={field.paragraph} fieldProps={fieldProps} />;
  if (field.email) return <EmailFormField field={field.email} fieldProps={fieldProps} />;
  if (field.phone) return <PhoneFormField field={field.phone} fieldProps={fieldProps} />;
  if (field.number) return <NumberFormField field={field.number} fieldProps={fieldProps} />;
  if (field.date) return <DateFormField field={field.date} fieldProps={fieldProps} />;
  if (field.dateOfBirth) return <DateOfBirthFormField field={field.dateOfBirth} fieldProps={fieldProps} />;
  if (field.address) return <AddressFormField field={field.address} fieldProps={fieldProps} />;
  if (field.singleChoice) return <SingleChoiceFormField field={field.singleChoice} fieldProps={fieldProps} />;
  if (field.dropdown) return <DropdownFormField field={field.dropdown} fieldProps={fieldProps} />;
  if (field.multipleChoice)
    return <MultipleChoiceFormField field={field.multipleChoice} fieldProps={fieldProps} />;
  if (field.checkbox) return <CheckboxFormField field={field.checkbox} fieldProps={fieldProps} />;
  if (field.consent) return <ConsentFormField field={field.consent} fieldProps={fieldProps} />;
  if (field.file) return <FileFormField field={field.file} fieldProps={fieldProps} />;
  return null;
}
