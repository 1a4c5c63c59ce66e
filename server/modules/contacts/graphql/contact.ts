import type { ContactRow } from "../data/loadContacts.ts";
import type { ContactDetails } from "../../../shared/contact/contactRules.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";

export const ContactDetailsRef = builder.objectRef<ContactDetails>("ContactDetails").implement({
  description: "Who booked, as they wrote it then. For the holder of the booker's key.",
  fields: (t) => ({
    firstName: t.exposeString("firstName", { description: "As they call themselves." }),
    lastName: t.exposeString("lastName", { description: "The name of their family." }),
    email: t.expose("email", { type: "EmailAddress", description: "Where mails about the booking go." }),
    phone: t.exposeString("phone", { nullable: true, description: "Null: none was given." }),
    dateOfBirth: t.expose("dateOfBirth", {
      type: "Date",
      nullable: true,
      description: "Null: none was given.",
    }),
  }),
});

/** What more than a name says of somebody. */
export const contactReaders = ({ businessId }: { readonly businessId: string }) =>
  ({ may: { businessId, permission: "contacts.read" } }) as const;

export const ContactRef = builder.objectRef<ContactRow>("Contact").implement({
  interfaces: [builder.nodeInterfaceRef()],
  description:
    "A person who books: all that was booked with one e-mail, with the details of the last time. Who serves them sees their name; the rest is for whoever may read contacts.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("Contact", id) }),
    firstName: t.exposeString("firstName", { description: "As they call themselves." }),
    lastName: t.exposeString("lastName", { description: "The name of their family." }),
    email: t.expose("email", {
      type: "EmailAddress",
      nullable: true,
      authScopes: contactReaders,
      description:
        "The email address that identifies the person, ignoring case. Null for a caller without `contacts.read`.",
    }),
    phone: t.exposeString("phone", {
      nullable: true,
      authScopes: contactReaders,
      description: "Null: none was given.",
    }),
    dateOfBirth: t.expose("dateOfBirth", {
      type: "Date",
      nullable: true,
      authScopes: contactReaders,
      description: "Null: none was given.",
    }),
    isErased: t.exposeBoolean("isErased", {
      description: "They were forgotten: names are empty, and the e-mail leads nowhere.",
    }),
  }),
});
