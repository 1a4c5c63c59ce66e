import type * as forms from "../../../shared/forms/definition.ts";
import { builder } from "../../../platform/graphql/builder.ts";

const FormFieldInterface = builder.interfaceRef<forms.FormField>("FormField").implement({
  description: "A question of a form or survey. Each kind has its own type.",
  fields: (t) => ({
    key: t.exposeString("key", {
      description: "Key in answers, rules and URL parameters. Unique in its form or survey.",
    }),
    label: t.exposeString("label"),
    help: t.exposeString("help", { description: "Text below the label. May be empty." }),
    isRequired: t.exposeBoolean("isRequired", {
      description: "True if the field is always required. Rules can require it too.",
    }),
  }),
});

export { FormFieldInterface };

function fieldType<Field extends forms.FormField>(
  name: string,
  kinds: readonly Field["kind"][],
  description: string,
) {
  return builder.objectRef<Field>(name).implement({
    description,
    // The compiler cannot see that every kind has the fields of the interface.
    interfaces: [FormFieldInterface as never],
    isTypeOf: (value) => (kinds as readonly string[]).includes((value as forms.FormField).kind),
  });
}

const FormOptionRef = builder.objectRef<forms.Option>("FormOption").implement({
  description: "An option of a choice.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Value of the option in answers." }),
    label: t.exposeString("label"),
  }),
});

for (const [name, kind, lines] of [
  ["TextFormField", "TEXT", "A line of text."],
  ["ParagraphFormField", "PARAGRAPH", "Text of several lines."],
] as const) {
  builder.objectFields(fieldType<forms.TextField>(name, [kind], lines), (t) => ({
    maxLength: t.exposeInt("maxLength", {
      nullable: true,
      description:
        "Maximum length in characters. Null for the default: 200 for a line and 5000 for a paragraph.",
    }),
    placeholder: t.exposeString("placeholder"),
  }));
}

fieldType<forms.ContactField>("EmailFormField", ["EMAIL"], "An e-mail address.");
fieldType<forms.ContactField>("PhoneFormField", ["PHONE"], "A phone number.");

builder.objectFields(fieldType<forms.NumberField>("NumberFormField", ["NUMBER"], "A number."), (t) => ({
  min: t.exposeFloat("min", { nullable: true }),
  max: t.exposeFloat("max", { nullable: true }),
  decimals: t.exposeInt("decimals", { description: "Maximum number of decimals." }),
}));

builder.objectFields(fieldType<forms.DateField>("DateFormField", ["DATE"], "A date."), (t) => ({
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
}));

fieldType<forms.DateOfBirthField>("DateOfBirthFormField", ["DATE_OF_BIRTH"], "A date in the past.");
fieldType<forms.AddressField>("AddressFormField", ["ADDRESS"], "A postal address.");

for (const [name, kind, description] of [
  ["SingleChoiceFormField", "SINGLE_CHOICE", "One of a few options, all visible at once."],
  ["DropdownFormField", "DROPDOWN", "One of many options."],
] as const) {
  builder.objectFields(fieldType<forms.ChoiceField>(name, [kind], description), (t) => ({
    options: t.field({ type: [FormOptionRef], resolve: ({ options }) => [...options] }),
  }));
}

builder.objectFields(
  fieldType<forms.MultipleChoiceField>("MultipleChoiceFormField", ["MULTIPLE_CHOICE"], "Several options."),
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
);

fieldType<forms.CheckboxField>("CheckboxFormField", ["CHECKBOX"], "Yes or no.");
builder.objectField(
  fieldType<forms.ConsentField>("ConsentFormField", ["CONSENT"], "Something to agree to."),
  "text",
  (t) =>
    t.exposeString("text", {
      description: "Text that the visitor agrees to. The answer contains a copy.",
    }),
);

builder.objectFields(fieldType<forms.FileField>("FileFormField", ["FILE"], "One file."), (t) => ({
  mediaTypes: t.stringList({
    description:
      "Accepted media types, such as `image/png` or `image/*`. The content of a file decides, not its name.",
    resolve: ({ mediaTypes }) => [...mediaTypes],
  }),
  maxBytes: t.exposeInt("maxBytes"),
}));

builder.objectField(
  fieldType<forms.HiddenField>(
    "HiddenFormField",
    ["HIDDEN"],
    "Not shown: filled from the address, or with its value.",
  ),
  "value",
  (t) => t.exposeString("value"),
);
