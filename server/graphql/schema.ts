import type { GraphQLSchema } from "graphql";
import { builder } from "./builder.ts";
import "./scalars.ts";
import "./schema/business.ts";
import "./schema/provider.ts";
import "./schema/service.ts";
import "./schema/staff.ts";
import "./schema/serviceMenu.ts";
import "./schema/group.ts";
import "./schema/bookingLink.ts";
import "./schema/availability.ts";
import "./schema/series.ts";
import "./schema/bookingAccess.ts";
import "./schema/bookingChange.ts";
import "./schema/payment.ts";
import "./schema/ownerPayments.ts";
import "./schema/oneTimeLink.ts";
import "./schema/resource.ts";
import "./schema/block.ts";
import "./schema/busyFeed.ts";
import "./schema/staffFeed.ts";
import "./schema/schedule.ts";
import "./schema/serviceRules.ts";
import "./schema/node.ts";
import "./schema/booking.ts";
import "./schema/timeZone.ts";
import "./schema/viewer.ts";
import "./schema/form.ts";
import "./schema/survey.ts";
import "./schema/ownedForm.ts";
import "./schema/answered.ts";
import "./mutations/holdSlot.ts";
import "./mutations/releaseHold.ts";
import "./mutations/book.ts";
import "./mutations/payments.ts";
import "./mutations/refundPayment.ts";
import "./mutations/decideBooking.ts";
import "./mutations/markBooking.ts";
import "./mutations/rescheduleBooking.ts";
import "./mutations/cancelBooking.ts";
import "./mutations/oneTimeLinks.ts";
import "./mutations/blocks.ts";
import "./mutations/busyFeeds.ts";
import "./mutations/renewStaffFeed.ts";
import "./mutations/dateOverrides.ts";
import "./mutations/holidays.ts";
import "./mutations/updateService.ts";
import "./mutations/submitForm.ts";
import "./mutations/submitSurvey.ts";
import "./mutations/ownForms.ts";
import "./mutations/ownSurveys.ts";
import "./mutations/setServiceForms.ts";

let schema: GraphQLSchema | undefined;

/** The whole graph, built once. */
export function buildSchema(): GraphQLSchema {
  return (schema ??= builder.toSchema());
}
