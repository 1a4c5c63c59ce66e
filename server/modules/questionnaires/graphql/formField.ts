import type { FieldMap, ObjectFieldBuilder } from "@pothos/core";
import type * as forms from "../../../shared/forms/definition.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { can } from "../../access/rules/viewer.ts";

type Types = (typeof builder)["$inferSchemaTypes"];

export const FormFieldInterface = builder.interfaceRef<forms.FormField>("FormField").implement({
  description: "A question of a form or survey. Each kind has its own type.",
  resolveType: ({ kind }) => FIELD_TYPES[kind].name,
  fields: (t) => ({
    key: t.exposeString("key", {
      description: "Key in answers, rules and URL parameters. Unique in its form or survey.",
    }),
    label: t.exposeString("label"),
    help: t.string({
      nullable: true,
      description: "Text below the label. Null if there is none.",
      resolve: ({ help }) => emptyToNull(help),
    }),
    isRequired: t.exposeBoolean("isRequired", {
      description: "True if the field is always required. Rules can require it too.",
    }),
  }),
});

type ShownOption = Omit<forms.Option, "score"> & { readonly score: number | null };

const FormOptionRef = builder.objectRef<ShownOption>("FormOption").implement({
  description: "An option of a choice.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Value of the option in answers." }),
    label: t.exposeString("label"),
    score: t.exposeInt("score", {
      nullable: true,
      description: "Score of the option in a survey. Null without `forms.manage`.",
    }),
  }),
});

/** Fields as the caller may see them. Scores are for the business only, so that visitors cannot aim at a result. */
export function listShownFields(
  { viewer }: Context,
  businessId: string,
  fields: readonly forms.FormField[],
): forms.FormField[] {
  if (can(viewer, businessId, "forms.manage")) return [...fields];
  return fields.map((field) => {
    if (!("options" in field)) return field;
    const options: ShownOption[] = field.options.map((option) => ({ ...option, score: null }));
    return { ...field, options } as never;
  });
}

const FIELD_TYPES: Readonly<Record<forms.FieldKind, { readonly name: string }>> = {
  TEXT: textType("TextFormField", "A line of text."),
  PARAGRAPH: textType("ParagraphFormField", "Text of several lines."),
  EMAIL: fieldType("EmailFormField", "An e-mail address."),
  PHONE: fieldType("PhoneFormField", "A phone number."),
  NUMBER: fieldType<forms.NumberField>("NumberFormField", "A number.", (t) => ({
    min: t.exposeFloat("min", { nullable: true }),
    max: t.exposeFloat("max", { nullable: true }),
    decimals: t.exposeInt("decimals", { description: "Maximum number of decimals." }),
  })),
  DATE: fieldType<forms.DateField>("DateFormField", "A date.", (t) => ({
    min: t.expose("min", {
      type: "Date",
      nullable: true,
      description: "Earliest valid date. Null for no limit.",
    }),
    max: t.expose("max", {
      type: "Date",
      nullable: true,
      description: "Latest valid date. Null for no limit.",
    }),
  })),
  DATE_OF_BIRTH: fieldType("DateOfBirthFormField", "A date in the past."),
  ADDRESS: fieldType("AddressFormField", "A postal address."),
  SINGLE_CHOICE: choiceType("SingleChoiceFormField", "One of a few options, all visible at once."),
  MULTIPLE_CHOICE: fieldType<forms.MultipleChoiceField>(
    "MultipleChoiceFormField",
    "Several options.",
    (t) => ({
      options: t.field({ type: [FormOptionRef], resolve: ({ options }) => [...options] }),
      min: t.exposeInt("min", {
        nullable: true,
        description: "Minimum number of chosen options. Null for no limit.",
      }),
      max: t.exposeInt("max", {
        nullable: true,
        description: "Maximum number of chosen options. Null for no limit.",
      }),
    }),
  ),
  DROPDOWN: choiceType("DropdownFormField", "One of many options."),
  CHECKBOX: fieldType("CheckboxFormField", "Yes or no."),
  CONSENT: fieldType<forms.ConsentField>("ConsentFormField", "Something to agree to.", (t) => ({
    text: t.exposeString("text", {
      description: "Text that the visitor agrees to. The answer contains a copy.",
    }),
  })),
  FILE: fieldType<forms.FileField>("FileFormField", "One file.", (t) => ({
    mediaTypes: t.stringList({
      description:
        "Accepted media types, such as `image/png` or `image/*`. The content of a file decides, not its name.",
      resolve: ({ mediaTypes }) => [...mediaTypes],
    }),
    maxBytes: t.exposeInt("maxBytes"),
  })),
  HIDDEN: fieldType<forms.HiddenField>(
    "HiddenFormField",
    "Not shown: filled from the address, or with its value.",
    (t) => ({
      value: t.string({
        nullable: true,
        description: "Default value, which a parameter of the address may replace. Null if there is none.",
        resolve: ({ value }) => emptyToNull(value),
      }),
    }),
  ),
};

function fieldType<Field extends forms.FormField>(
  name: string,
  description: string,
  fields: (t: ObjectFieldBuilder<Types, Field>) => FieldMap = () => ({}),
) {
  return builder.objectRef<Field>(name).implement({
    description,
    // The compiler cannot see that every kind has the fields of the interface.
    interfaces: [FormFieldInterface as never],
    fields,
  });
}

function textType(name: string, description: string) {
  return fieldType<forms.TextField>(name, description, (t) => ({
    maxLength: t.exposeInt("maxLength", {
      nullable: true,
      description:
        "Maximum length in characters. Null for the default: 200 for a line and 5000 for a paragraph.",
    }),
    placeholder: t.string({
      nullable: true,
      description: "Text that an empty field shows. Null if there is none.",
      resolve: ({ placeholder }) => emptyToNull(placeholder),
    }),
  }));
}

function choiceType(name: string, description: string) {
  return fieldType<forms.ChoiceField>(name, description, (t) => ({
    options: t.field({ type: [FormOptionRef], resolve: ({ options }) => [...options] }),
  }));
}
