import { mergeContacts } from "../../mergeContacts.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toRowId } from "../../../../platform/graphql/globalIds.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { contactBookings } from "../../../bookings/contactBookings.ts";
import {
  contactId,
  contactPayload,
  keepContact,
  loadChangedContact,
  readContact,
  toContactSubject,
} from "./changedContact.ts";

addBusinessMutation("mergeContacts", {
  description:
    "Makes one person of two. All orders, bookings, payments, answers and notes of both belong to that person, and both ids lead to it. `Contact.id` is the id of the person who booked first. Pending mails go to the address that stays, and earlier links stay valid. A later booking with the former address makes a new person. This cannot be undone; `bookingCount` and `clientNotes` of the duplicate tell in advance what moves.",
  permission: "contacts.manage",
  input: builder.inputType("MergeContactsInput", {
    description: "Two contacts of one person.",
    fields: (t) => ({
      ...idempotencyKeyField(t),
      id: t.id({
        required: true,
        description:
          "The contact whose name and details stay. An e-mail, a phone number or a date of birth that it lacks is taken from the duplicate.",
      }),
      duplicate: t.id({
        ...contactId,
        description:
          "The contact that is merged into the other. `DUPLICATE` if it is the same person already.",
      }),
    }),
  }),
  payload: contactPayload("MergeContactsPayload", "The person that both contacts are now."),
  run: async (scope, input) =>
    loadChangedContact(
      scope,
      await mergeContacts(scope, contactBookings, {
        id: toRowId("Contact", input.id),
        duplicateId: toRowId("Contact", input.duplicate),
      }),
    ),
  keep: keepContact,
  subject: toContactSubject,
  read: readContact,
});
