import { KINDS } from "../../../shared/forms/fieldKinds.ts";
import { selectBookingAnswers } from "../../bookings/selectBookingAnswers.ts";
import type { SubmittedAnswer } from "../submittedAnswers.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";

const FieldKindEnum = builder.enumType("FieldKind", { description: "Kind of a field.", values: KINDS });

export const SubmissionOutcomeEnum = builder.enumType("SubmissionOutcome", {
  values: {
    ACCEPTED: {},
    DISQUALIFIED: { description: "The answers were stored, but a rule disqualified them." },
  } as const,
});

export const SubmittedAnswerRef = builder.objectRef<SubmittedAnswer>("SubmittedAnswer").implement({
  description: "An answer with its question, both as of the answered version.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Key of the field." }),
    label: t.exposeString("label", { description: "Label of the field." }),
    kind: t.expose("kind", { type: FieldKindEnum }),
    text: t.exposeString("text", {
      description:
        "Readable text: labels of options, an address in lines, ISO 8601 dates, the name of a file, or the accepted consent text.",
    }),
    fileUrl: t.string({
      nullable: true,
      description:
        "Path of the uploaded file, readable with `answers.read`. Null if the answer is not a file.",
      resolve: ({ uploadId }) => uploadId && `/uploads/${uploadId}`,
    }),
  }),
});

/** Loads the answers to the forms of a booking's service. `includesOrder` adds the forms of the whole order. */
export async function resolveBookingAnswers(
  ctx: Context,
  businessId: string,
  booking: { readonly orderId: string; readonly serviceId: string },
  includesOrder: boolean,
): Promise<SubmittedAnswer[]> {
  const submissions = await ctx.loaders(businessId).orderSubmissions.load(booking.orderId);
  const { locale } = await ctx.getBusiness(businessId);
  return selectBookingAnswers(submissions, {
    serviceId: booking.serviceId,
    locale,
    includesUnassigned: includesOrder,
  });
}
