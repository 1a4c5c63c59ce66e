import type { ContactRow } from "../data/loadContacts.ts";
import type { ContactDetails } from "../../../shared/contact/contactRules.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";

export const ContactDetailsRef = builder.objectRef<ContactDetails>("ContactDetails").implement({
  description: "The booker's details as entered for this order.",
  fields: (t) => ({
    firstName: t.exposeString("firstName", { description: "The person's first name." }),
    lastName: t.exposeString("lastName", { description: "The person's last name." }),
    email: t.expose("email", {
      type: "EmailAddress",
      description: "The address for mails about the booking.",
    }),
    phone: t.exposeString("phone", { nullable: true, description: "Null if none was entered." }),
    dateOfBirth: t.expose("dateOfBirth", {
      type: "Date",
      nullable: true,
      description: "Null if none was entered.",
    }),
  }),
});

export const ContactRef = builder.objectRef<ContactRow>("Contact").implement({
  interfaces: [builder.nodeInterfaceRef()],
  description:
    "A person who books, identified by e-mail, with the details of the last order. Staff who serve the person can read the name. Other details need `contacts.read`.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId("Contact", id) }),
    firstName: t.exposeString("firstName", {
      description: "The person's first name. Empty after an erasure.",
    }),
    lastName: t.exposeString("lastName", { description: "The person's last name. Empty after an erasure." }),
    email: t.expose("email", {
      type: "EmailAddress",
      nullable: true,
      authScopes: requires("contacts.read"),
      description:
        "The e-mail address that identifies the person, ignoring case. Null for a caller without `contacts.read`.",
    }),
    phone: t.exposeString("phone", {
      nullable: true,
      authScopes: requires("contacts.read"),
      description: "Null if none was entered, and for a caller without `contacts.read`.",
    }),
    dateOfBirth: t.expose("dateOfBirth", {
      type: "Date",
      nullable: true,
      authScopes: requires("contacts.read"),
      description: "Null if none was entered, and for a caller without `contacts.read`.",
    }),
    isErased: t.exposeBoolean("isErased", {
      description: "True if the person's data was erased. Names are empty and the e-mail receives no mail.",
    }),
  }),
});
