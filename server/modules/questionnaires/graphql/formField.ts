import type * as forms from "../../../shared/forms/definition.ts";
import { builder } from "../../../platform/graphql/builder.ts";

const FormFieldInterface = builder.interfaceRef<forms.FormField>("FormField").implement({
  description: "One question of a form or a survey. Each kind has a type of its own.",
  fields: (t) => ({
    key: t.exposeString("key", {
      description: "Names it in answers, rules and addresses; unique in its form.",
    }),
    label: t.exposeString("label"),
    help: t.exposeString("help", { description: "Said below the label; may be empty." }),
    isRequired: t.exposeBoolean("isRequired", { description: "By itself: rules can require it as well." }),
  }),
});

/** The interface, for those whose answers hold fields. */
export { FormFieldInterface };

/** A type for fields of one kind, or of two that differ in nothing but their name. */
function fieldType<Field extends forms.FormField>(
  name: string,
  kinds: readonly Field["kind"][],
  description: string,
) {
  return builder.objectRef<Field>(name).implement({
    description,
    // Every kind of field has what the interface shows; the compiler cannot see that of one that is named only later.
    interfaces: [FormFieldInterface as never],
    isTypeOf: (value) => (kinds as readonly string[]).includes((value as forms.FormField).kind),
  });
}

const FormOptionRef = builder.objectRef<forms.Option>("FormOption").implement({
  description: "Something that can be chosen.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "What an answer names it by." }),
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
      description: "Characters; null: the kind's own limit, 200 of a line and 5,000 of a paragraph.",
    }),
    placeholder: t.exposeString("placeholder"),
  }));
}

fieldType<forms.ContactField>("EmailFormField", ["EMAIL"], "An e-mail address.");
fieldType<forms.ContactField>("PhoneFormField", ["PHONE"], "A phone number.");

builder.objectFields(fieldType<forms.NumberField>("NumberFormField", ["NUMBER"], "A number."), (t) => ({
  min: t.exposeFloat("min", { nullable: true }),
  max: t.exposeFloat("max", { nullable: true }),
  decimals: t.exposeInt("decimals", { description: "How many decimals may be typed." }),
}));

builder.objectFields(fieldType<forms.DateField>("DateFormField", ["DATE"], "A date."), (t) => ({
  min: t.expose("min", { type: "Date", nullable: true, description: "The first that is taken." }),
  max: t.expose("max", { type: "Date", nullable: true, description: "The last that is taken." }),
}));

fieldType<forms.DateOfBirthField>("DateOfBirthFormField", ["DATE_OF_BIRTH"], "A date in the past.");
fieldType<forms.AddressField>("AddressFormField", ["ADDRESS"], "A postal address.");

for (const [name, kind, description] of [
  ["SingleChoiceFormField", "SINGLE_CHOICE", "One of a few options, all in sight."],
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
    min: t.exposeInt("min", { nullable: true, description: "The fewest that may be chosen." }),
    max: t.exposeInt("max", { nullable: true, description: "The most that may be chosen." }),
  }),
);

fieldType<forms.CheckboxField>("CheckboxFormField", ["CHECKBOX"], "Yes or no.");
builder.objectField(
  fieldType<forms.ConsentField>("ConsentFormField", ["CONSENT"], "Something to agree to."),
  "text",
  (t) => t.exposeString("text", { description: "What is agreed to; the answer keeps it as it was." }),
);

builder.objectFields(fieldType<forms.FileField>("FileFormField", ["FILE"], "One file."), (t) => ({
  mediaTypes: t.stringList({
    description: "What is taken: `image/png`, `image/*`. Judged by the content, not by the name.",
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
