import type { FieldKind } from "../../../shared/forms/definition.ts";
import { bookingAnswers } from "../../bookings/bookingAnswers.ts";
import type { SubmittedAnswer } from "../submittedAnswers.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";

const FieldKindEnum = builder.enumType("FieldKind", {
  description: "What a field takes.",
  values: [
    "TEXT",
    "PARAGRAPH",
    "EMAIL",
    "PHONE",
    "NUMBER",
    "DATE",
    "DATE_OF_BIRTH",
    "ADDRESS",
    "SINGLE_CHOICE",
    "MULTIPLE_CHOICE",
    "DROPDOWN",
    "CHECKBOX",
    "CONSENT",
    "FILE",
    "HIDDEN",
  ] as const satisfies readonly FieldKind[],
});

export const SubmittedAnswerRef = builder.objectRef<SubmittedAnswer>("SubmittedAnswer").implement({
  description: "An answer with its question, as both were when it was given.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "The field's." }),
    label: t.exposeString("label", { description: "The question." }),
    kind: t.expose("kind", { type: FieldKindEnum }),
    text: t.exposeString("text", {
      description:
        "Readable: options by their labels, an address in lines, ISO dates, the name of a file, the words that were agreed to.",
    }),
    fileUrl: t.string({
      nullable: true,
      description: "Where the business, with its API key, gets the file; null: the answer is none.",
      resolve: ({ uploadId }) => uploadId && `/uploads/${uploadId}`,
    }),
  }),
});

/** What was answered to the forms of a booking's service; `ofAll`: for somebody who may read all of its order. */
export async function answersOfBooking(
  ctx: Context,
  businessId: string,
  booking: { readonly orderId: string; readonly serviceId: string },
  ofAll: boolean,
): Promise<SubmittedAnswer[]> {
  const submissions = await ctx.loaders(businessId).orderSubmissions.load(booking.orderId);
  const { locale } = await ctx.businessOf(businessId);
  return bookingAnswers(submissions, { serviceId: booking.serviceId, locale, ofAll });
}
