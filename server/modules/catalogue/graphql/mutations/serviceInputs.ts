import type { InputFieldBuilder } from "@pothos/core";
import { builder } from "../../../../platform/graphql/builder.ts";
import { repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import * as enums from "../../../../platform/graphql/types/enums.ts";
import { PublicationEnum } from "../publication.ts";

type InputFields = InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;

const ServiceStaffInput = builder.inputType("ServiceStaffInput", {
  description: "Somebody who offers a service.",
  fields: (t) => ({
    staff: t.id({ required: true, description: "An id or a slug." }),
    priority: t.int({
      defaultValue: 0,
      required: true,
      description: "0 to 1000: a lower one is asked first when the visitor leaves the choice open.",
    }),
  }),
});

const ServiceResourceInput = builder.inputType("ServiceResourceInput", {
  description: "A room or a piece of equipment that a service needs.",
  fields: (t) => ({
    resource: t.id({ required: true, description: "An id or a slug." }),
    needed: t.int({ defaultValue: 1, required: true, description: "How many of it: 1 to 1000." }),
  }),
});

/** When and how often a service is offered. */
const timing = (t: InputFields) => ({
  bufferBeforeMinutes: t.int({
    description: "0 to 1440: kept free before a visit. 0 where nothing is said.",
  }),
  bufferAfterMinutes: t.int({ description: "0 to 1440: kept free after a visit. 0 where nothing is said." }),
  intervalMinutes: t.int({
    description: "1 to 10080: from one start to the next. 15 where nothing is said.",
  }),
  noticeMinutes: t.int({ description: "0 to 527040: how long ahead it is booked at the latest." }),
  horizonDays: t.int({
    description: "0 to 1100: how many days ahead it is booked at the earliest. 60 where nothing is said.",
  }),
  maxPerDay: t.int({ description: "1 to 100000 visits of one date (of a class: sessions), or null." }),
  recurrenceMax: t.int({ description: "2 to 101 visits of one series, or null: none. Never of a class." }),
  lookBusyPercent: t.int({
    description: "0 to 90, the share of free times that the widget does not show; 0 alone for a class.",
  }),
});

/** What a service costs, and what of it is paid when booking or goes back. */
const money = (t: InputFields) => ({
  priceMinor: t.int({
    description:
      "In minor units of the business's currency (ISO 4217), its tax included; 0: free. What is booked or held keeps its price.",
  }),
  pricePer: t.field({
    type: enums.PricePerEnum,
    description: "What the price is for; `SEAT` of a class alone.",
  }),
  paymentRule: t.field({
    type: enums.PaymentRuleEnum,
    description: "What is paid when booking; anything but `NONE` needs a price.",
  }),
  paymentValue: t.int({
    description:
      "Of `DEPOSIT_PERCENT`: 1 to 100. Of `DEPOSIT_AMOUNT`: minor units for each priced unit, at most its price.",
  }),
  paymentMinutes: t.int({ description: "1 to 527040: how long an approved request waits for its payment." }),
  refundPercent: t.int({
    description: "0 to 100: how much of what was paid goes back when cancelled in time.",
  }),
  refundCutoffMinutes: t.int({
    description: "0 to 527040 before the start: until then something goes back.",
  }),
});

/** Who takes part in a visit, and how it is booked. */
const visit = (t: InputFields) => ({
  capacity: t.int({
    description:
      "1, or 2 to 10000 seats of a class. Sessions to come offer as many at once, though never fewer than are taken.",
  }),
  maxPerBooking: t.int({ description: "1 to 101 places of one order, or null." }),
  mode: t.field({ type: enums.BookingModeEnum, description: "Booked at once, or asked for." }),
  decisionMinutes: t.int({ description: "1 to 527040: how long a request may wait for its answer." }),
  assignment: t.field({
    type: enums.AssignmentEnum,
    description: "Who serves; `COLLECTIVE` needs two people or more, and is never of a class.",
  }),
  guestMode: t.field({
    type: enums.GuestModeEnum,
    description: "How guests join: of a class `NONE` or `SEAT`, of anything else never `SEAT`.",
  }),
  locationKinds: t.field({ type: [enums.LocationKindEnum], description: "Where it can take place." }),
  askPhone: t.field({ type: enums.AskEnum, description: "Whether the telephone number is asked for." }),
  askDateOfBirth: t.field({ type: enums.AskEnum, description: "Whether the date of birth is asked for." }),
  consentText: t.string({ description: "What must be agreed to, or null." }),
});

/** What happens to a booking later. */
const afterwards = (t: InputFields) => ({
  cancelCutoffMinutes: t.int({ description: "0 to 527040 before the start: until then visitors cancel." }),
  rescheduleCutoffMinutes: t.int({ description: "0 to 527040 before the start: until then visitors move." }),
  cancelReason: t.field({
    type: enums.AskEnum,
    description: "Whether a reason is asked for when cancelling.",
  }),
  reminderMinutes: t.intList({
    description: "At most 5, each 0 to 527040 before the start. A day before where nothing is said.",
  }),
  followUpMinutes: t.int({ description: "A mail 0 to 527040 minutes after the end, or null: none." }),
});

/** Who offers a service, where, and with what. */
const parts = (t: InputFields) => ({
  staff: t.field({
    type: [ServiceStaffInput],
    description: "All who offer it: whoever is left out offers it no more.",
  }),
  providers: t.idList({
    description:
      "Ids or slugs of all that offer it. One whose calendar of it stands in a group cannot be left out.",
  }),
  resources: t.field({ type: [ServiceResourceInput], description: "All rooms and equipment that it needs." }),
});

const settings = (t: InputFields) => ({
  description: t.string({ description: "At most 4000 characters, of several lines." }),
  picture: t.string({
    description: "The address of a picture: a path of our own, or one on the secure web; or null.",
  }),
  position: t.int({ description: "0 to 100000: where it stands among the others." }),
  publication: t.field({
    type: PublicationEnum,
    description: "Who may see it. A draft where nothing is said.",
  }),
  ...timing(t),
  ...money(t),
  ...visit(t),
  ...afterwards(t),
  ...parts(t),
});

/** A new service. */
export const CreateServiceInput = builder.inputType("CreateServiceInput", {
  description: "A new service. What is left out is as its description says, or empty.",
  fields: (t) => ({
    ...repeatable(t),
    name: t.string({ required: true, description: "At most 120 characters." }),
    slug: t.string({ required: true, description: "Small letters, digits and hyphens, at most 39." }),
    durationMinutes: t.int({ required: true, description: "1 to 10080." }),
    ...settings(t),
  }),
});

/** What of a service is to be otherwise. */
export const UpdateServiceInput = builder.inputType("UpdateServiceInput", {
  description: "What is left out stays as it is; null clears what a service may be without.",
  fields: (t) => ({
    ...repeatable(t),
    service: t.id({ required: true, description: "An id or a slug." }),
    name: t.string({ description: "At most 120 characters." }),
    slug: t.string({
      description: "Small letters, digits and hyphens, at most 39. The former one goes on leading to it.",
    }),
    durationMinutes: t.int({ description: "1 to 10080. What is booked keeps its length." }),
    ...settings(t),
  }),
});

/** A service that something is done with. */
export const ServiceInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ ...repeatable(t), service: t.id({ required: true, description: "An id or a slug." }) }),
  });

/** A service to be made once more. */
export const DuplicateServiceInput = builder.inputType("DuplicateServiceInput", {
  description: "The service to copy, and the fields to change in the copy.",
  fields: (t) => ({
    ...repeatable(t),
    service: t.id({ required: true, description: "An id or a slug." }),
    name: t.string({ description: "None: the same name." }),
    slug: t.string({ description: "None: the next that is free, `physio-2` say." }),
  }),
});
