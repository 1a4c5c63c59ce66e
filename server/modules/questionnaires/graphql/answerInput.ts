import { requiredIdempotencyKeyField } from "../../access/graphql/addBusinessMutation.ts";
import { builder } from "../../../platform/graphql/builder.ts";

const AddressInput = builder.inputType("AddressInput", {
  description: "A postal address.",
  fields: (t) => ({
    line1: t.string(),
    line2: t.string(),
    city: t.string(),
    region: t.string(),
    postcode: t.string(),
    country: t.field({ type: "CountryCode", description: "ISO 3166-1 alpha-2 code, such as `DE`." }),
  }),
});

export const AnswerInput = builder.inputType("AnswerInput", {
  description:
    "One answer. Set only the member that the kind of the field needs. Invalid answers are returned as issues by field.",
  fields: (t) => ({
    field: t.string({ required: true, description: "Key of the field." }),
    text: t.string({
      description:
        "For text, e-mail and phone fields. For a number with a decimal point, an ISO 8601 date, the key of a single option, or the id of an upload.",
    }),
    options: t.stringList({ description: "For multiple choice: the keys of the chosen options." }),
    isChecked: t.boolean({ description: "For checkboxes and consents." }),
    address: t.field({ type: AddressInput }),
  }),
});

export function submitInput(name: string) {
  return builder.inputType(name, {
    fields: (t) => ({
      start: t.string({ required: true, description: "The `start.token` of the form or survey." }),
      ...requiredIdempotencyKeyField(t),
      answers: t.field({ type: [AnswerInput], required: true }),
      locale: t.field({
        type: "Locale",
        required: true,
        description: "Language in which the visitor read the form.",
      }),
      timeZone: t.field({
        type: "TimeZone",
        required: true,
        description: "IANA name of the visitor's time zone.",
      }),
      website: t.string({ description: "A honeypot field against programs. Leave it empty or absent." }),
      proof: t.string({
        description:
          "The proof of work after `ProofRequired`: a text with which SHA-256 of `challenge` and proof begins with `bits` zero bits.",
      }),
      preview: t.string({
        description:
          "Id of the preview, inside one. Answers are validated but not stored, and `isDryRun` is true.",
      }),
    }),
  });
}
