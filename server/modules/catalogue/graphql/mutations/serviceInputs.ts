import { builder } from "../../../../platform/graphql/builder.ts";
import type { InputFields } from "../../../../platform/graphql/inputFields.ts";
import { PricePerEnum } from "../../../payments/graphql/enums.ts";
import { MoneyInputRef } from "../../../payments/graphql/money.ts";
import { AskEnum, AssignmentEnum, BookingModeEnum, GuestModeEnum, LocationKindEnum } from "../enums.ts";
import { publicationField } from "./publicationField.ts";
import { ServicePaymentInputRef } from "./servicePrices.ts";

const ServiceStaffInput = builder.inputType("ServiceStaffInput", {
  description: "A staff member who offers a service.",
  fields: (t) => ({
    staff: t.id({ required: true, description: "Id or slug of the staff member." }),
    priority: t.int({
      defaultValue: 0,
      required: true,
      description:
        "0 to 1000. The staff member with the lowest priority is assigned first when the visitor leaves the choice open.",
    }),
  }),
});

const ServiceResourceInput = builder.inputType("ServiceResourceInput", {
  description: "A resource that a service needs.",
  fields: (t) => ({
    resource: t.id({ required: true, description: "Id or slug of the resource." }),
    needed: t.int({ defaultValue: 1, required: true, description: "Number of units needed, 1 to 1000." }),
  }),
});

const timing = (t: InputFields) => ({
  bufferBeforeMinutes: t.int({
    description: "0 to 1440. Minutes kept free before each booking. Default: 0.",
  }),
  bufferAfterMinutes: t.int({ description: "0 to 1440. Minutes kept free after each booking. Default: 0." }),
  intervalMinutes: t.int({
    description: "1 to 10080. Minutes between two offered starts. Default: 15.",
  }),
  noticeMinutes: t.int({
    description: "0 to 527040. Minimum lead time of a booking, in minutes. Default: 0.",
  }),
  horizonDays: t.int({
    description: "0 to 1100. Slots are offered up to this many days ahead. Default: 60.",
  }),
  maxPerDay: t.int({
    description:
      "1 to 100000. Maximum number of bookings a date, or of sessions for a class. Null for no limit.",
  }),
  recurrenceMax: t.int({
    description:
      "2 to 101. Maximum number of bookings in one series. Null if series are not allowed; always null for a class.",
  }),
  lookBusyPercent: t.int({
    description: "0 to 90. Percentage of free slots that the widget hides. Always 0 for a class.",
  }),
});

const pricing = (t: InputFields) => ({
  price: t.field({
    type: MoneyInputRef,
    description:
      "Price of one unit (see `pricePer`), tax included. Null if free. Existing bookings and holds keep their price.",
  }),
  pricePer: t.field({
    type: PricePerEnum,
    description: "The unit of the price. `SEAT` is valid only for a class.",
  }),
  payment: t.field({
    type: ServicePaymentInputRef,
    description:
      "The part that is paid when booking. Default: the share `NONE`. Any other part requires a price.",
  }),
  paymentMinutes: t.int({
    description: "1 to 527040. Minutes that an approved request waits for its payment. Default: 1440.",
  }),
  refundPercent: t.int({
    description:
      "0 to 100. Percentage of the payment that is refunded for a cancellation before the cut-off. Default: 100.",
  }),
  refundCutoffMinutes: t.int({
    description: "0 to 527040. Minutes before the start at which refunds end. Default: 0.",
  }),
});

const participation = (t: InputFields) => ({
  capacity: t.int({
    description:
      "1, or 2 to 10000 seats of a class session. Future sessions get the new capacity, but never fewer seats than are taken.",
  }),
  maxPerBooking: t.int({
    description: "1 to 101. Maximum number of places in one order. Null for no limit.",
  }),
  mode: t.field({
    type: BookingModeEnum,
    description: "`INSTANT` books immediately, `REQUEST` waits for approval.",
  }),
  decisionMinutes: t.int({
    description: "1 to 527040. Minutes that a request waits for a decision. Default: 2880.",
  }),
  assignment: t.field({
    type: AssignmentEnum,
    description: "Assignment of staff members. `COLLECTIVE` needs at least two and is invalid for a class.",
  }),
  guestMode: t.field({
    type: GuestModeEnum,
    description:
      "Participation of guests. A class allows `NONE` and `SEAT`, other services all values but `SEAT`.",
  }),
  locationKinds: t.field({
    type: [LocationKindEnum],
    description: "Kinds of location that the visitor can choose from.",
  }),
  askPhone: t.field({
    type: AskEnum,
    description: "Whether the booking form contains a phone number.",
  }),
  askDateOfBirth: t.field({
    type: AskEnum,
    description: "Whether the booking form contains the date of birth.",
  }),
  consentText: t.string({
    description: "Text that the visitor must accept; at most 4000 characters. Null for none.",
  }),
});

const afterBooking = (t: InputFields) => ({
  cancelCutoffMinutes: t.int({
    description: "0 to 527040. Minutes before the start at which visitors can no longer cancel. Default: 0.",
  }),
  rescheduleCutoffMinutes: t.int({
    description:
      "0 to 527040. Minutes before the start at which visitors can no longer move the booking. Default: 0.",
  }),
  cancelReason: t.field({
    type: AskEnum,
    description: "Whether the cancellation form contains a reason.",
  }),
  reminderMinutes: t.intList({
    description:
      "Minutes before the start at which reminders are sent; at most 5, each 0 to 527040. Default: 1440.",
  }),
  followUpMinutes: t.int({
    description: "0 to 527040. Minutes after the end at which a follow-up mail is sent. Null for none.",
  }),
});

const parts = (t: InputFields) => ({
  staff: t.field({
    type: [ServiceStaffInput],
    description: "All staff members who offer the service. Replaces the present list.",
  }),
  providers: t.idList({
    description:
      "Ids or slugs of all providers that offer the service. Replaces the present list. A provider whose calendar of the service is in a group must remain.",
  }),
  resources: t.field({
    type: [ServiceResourceInput],
    description: "All resources that the service needs. Replaces the present list.",
  }),
});

export const serviceFields = (t: InputFields, isNew: boolean) => ({
  name: t.string({ required: isNew, description: "Display name; at most 120 characters." }),
  slug: t.string({
    required: isNew,
    description: `Lower-case letters, digits and hyphens; at most 39 characters.${isNew ? "" : " Former slugs keep leading to the service."}`,
  }),
  durationMinutes: t.int({
    required: isNew,
    description: `Duration in minutes, 1 to 10080.${isNew ? "" : " Existing bookings keep theirs."}`,
  }),
  description: t.string({ description: "Plain text of several lines; at most 4000 characters." }),
  picture: t.string({
    description: "Path on this server, or an `https` URL. Null for none.",
  }),
  position: t.int({ description: "0 to 100000. Lists are sorted by it, lowest first." }),
  ...publicationField(t, isNew),
  ...timing(t),
  ...pricing(t),
  ...participation(t),
  ...afterBooking(t),
  ...parts(t),
});
