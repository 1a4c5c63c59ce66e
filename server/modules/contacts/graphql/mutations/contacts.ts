import type { Failure } from "../../../../shared/failures/failure.ts";
import { eraseContact } from "../../eraseContact.ts";
import { updateContact } from "../../updateContact.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toRowId } from "../../../../platform/graphql/globalIds.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { conflictFields } from "../../../bookings/graphql/conflictFields.ts";
import { requiresOfViewer } from "../../../access/graphql/authorization.ts";
import { contactBookings } from "../../../bookings/contactBookings.ts";
import { FailureInterface } from "../../../../platform/graphql/types/failures.ts";
import {
  contactId,
  contactPayload,
  keepContact as keep,
  loadChangedContact,
  readContact as read,
  toContactSubject as subject,
} from "./changedContact.ts";

const describeChange = (description: string) => ({
  description: `${description} Omit it to keep the present value.`,
});

addBusinessMutation("updateContact", {
  description:
    "Corrects a person's details in all of their orders. Pending mails go to the new address. A new e-mail invalidates earlier links of the booker.",
  permission: "contacts.manage",
  input: builder.inputType("UpdateContactInput", {
    description: "The person and the fields to change.",
    fields: (t) => ({
      ...idempotencyKeyField(t),
      id: t.id(contactId),
      firstName: t.string(describeChange("The person's first name.")),
      lastName: t.string(describeChange("The person's last name.")),
      email: t.string(describeChange("The address for mails, which identifies the person.")),
      phone: t.string(describeChange("Phone number. Null deletes it.")),
      dateOfBirth: t.string(describeChange("An ISO 8601 date. Null deletes it.")),
      merge: t.boolean({
        description:
          "Merges the person with the one who already has the new e-mail. Otherwise such an e-mail is rejected.",
      }),
    }),
  }),
  payload: contactPayload("UpdateContactPayload", "The contact with its new details."),
  name: async (ctx, input) => {
    const id = toRowId("Contact", input.id);
    const row = id === null ? null : await ctx.loaders(ctx.viewer!.businessId).contact.load(id);
    return row === null || row.isErased ? { id: null, current: null } : { id, current: row };
  },
  run: async (scope, { firstName, lastName, email, phone, dateOfBirth, merge }, { id, current }) =>
    loadChangedContact(
      scope,
      await updateContact(
        scope,
        contactBookings,
        {
          id,
          merge: merge ?? false,
          ...(firstName !== undefined && { firstName }),
          ...(lastName !== undefined && { lastName }),
          ...(email !== undefined && { email }),
          ...(phone !== undefined && { phone }),
          ...(dateOfBirth !== undefined && { dateOfBirth }),
        },
        current,
      ),
    ),
  keep,
  subject,
  read,
});

type BookingsAhead = Extract<Failure, { code: "BOOKINGS_AHEAD" }>;

const BookingsAheadRef = builder.objectRef<BookingsAhead>("BookingsAhead").implement({
  interfaces: [FailureInterface],
  isTypeOf: (value) => (value as Failure).code === "BOOKINGS_AHEAD",
  description: "The person has future bookings. Cancel them first, or send `cancelBookings`.",
  fields: (t) =>
    conflictFields(
      t,
      "The future bookings.",
      ({ bookingIds }) => bookingIds,
      requiresOfViewer("bookings.read"),
    ),
});

addBusinessMutation("eraseContact", {
  description:
    "Erases a person's data: names, addresses, notes, answers, files and mails, also as a guest of other orders. Bookings and payments remain without personal data, and links become invalid. Only staff are notified. This cannot be undone.",
  permission: "contacts.manage",
  worksWhenSuspended: true,
  complexity: 100,
  input: builder.inputType("EraseContactInput", {
    description: "The person to erase.",
    fields: (t) => ({
      ...idempotencyKeyField(t),
      id: t.id(contactId),
      cancelBookings: t.boolean({ description: "Cancels future bookings first, with the refunds due." }),
    }),
  }),
  payload: contactPayload("EraseContactPayload", "The erased contact."),
  failures: [BookingsAheadRef],
  run: async (scope, input) =>
    loadChangedContact(
      scope,
      await eraseContact(scope, contactBookings, {
        id: toRowId("Contact", input.id),
        cancelBookings: input.cancelBookings ?? false,
      }),
    ),
  keep,
  subject,
  read,
});
