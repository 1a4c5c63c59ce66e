import { builder } from "../../../platform/graphql/builder.ts";

const AddressInput = builder.inputType("AddressInput", {
  description: "A postal address.",
  fields: (t) => ({
    line1: t.string(),
    line2: t.string(),
    city: t.string(),
    region: t.string(),
    postcode: t.string(),
    country: t.string({ description: "ISO 3166-1 alpha-2." }),
  }),
});

/** One answer, of a form or a survey, alone or with a booking. */
export const AnswerInput = builder.inputType("AnswerInput", {
  description:
    "One answer: exactly the member that its field's kind reads. What is wrong is answered by field, so nothing here is refused before it is judged.",
  fields: (t) => ({
    field: t.string({ required: true, description: "The field's key." }),
    text: t.string({
      description:
        "Of texts, e-mails and phones; a number with a point, an ISO date, an option's key, the id of an upload.",
    }),
    options: t.stringList({ description: "Of multiple choice: the keys of what was chosen." }),
    isChecked: t.boolean({ description: "Of a checkbox and a consent." }),
    address: t.field({ type: AddressInput }),
  }),
});

/** The input of submitting a form, or a survey. */
export function submitInput(name: string) {
  return builder.inputType(name, {
    fields: (t) => ({
      start: t.string({ required: true, description: "The start's token." }),
      idempotencyKey: t.string({
        required: true,
        description: "8 to 100 printable characters: the same request again answers what the first one did.",
      }),
      answers: t.field({ type: [AnswerInput], required: true }),
      locale: t.string({ required: true, description: "The language that it was read in." }),
      timeZone: t.string({ required: true, description: "The visitor's zone." }),
      website: t.string({ description: "Nobody sees this field: leave it out, or empty." }),
      proof: t.string({ description: "What `ProofRequired` asked for." }),
      preview: t.string({
        description:
          "Inside a preview its id: all is judged, nothing is written, and the answer says `isDryRun`.",
      }),
    }),
  });
}
