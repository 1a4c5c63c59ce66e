import type { ObjectFieldBuilder } from "@pothos/core";
import type { ContactRow } from "../data/loadContacts.ts";
import type { ContactDetails } from "../../../shared/contact/contactRules.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

const names = <Parent extends Names>(
  t: ObjectFieldBuilder<(typeof builder)["$inferSchemaTypes"], Parent>,
) => ({
  firstName: t.string({
    nullable: true,
    description: "The person's first name. Null after an erasure.",
    resolve: ({ firstName }) => emptyToNull(firstName),
  }),
  lastName: t.string({
    nullable: true,
    description: "The person's last name. Null after an erasure.",
    resolve: ({ lastName }) => emptyToNull(lastName),
  }),
});

export const ContactDetailsRef = builder.objectRef<ContactDetails>("ContactDetails").implement({
  description: "The booker's details as entered for this order.",
  fields: (t) => ({
    ...names(t),
    email: t.expose("email", {
      type: "EmailAddress",
      nullable: true,
      description: "The address for mails about the booking. Null if the business booked without one.",
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
    "A person who books, identified by e-mail, with the details of the last order. A contact without e-mail has one order until `mergeContacts` joins it with another. Staff who serve the person can read the name. Other details need `contacts.read`.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId("Contact", id) }),
    ...names(t),
    email: t.expose("email", {
      type: "EmailAddress",
      nullable: true,
      authScopes: requires("contacts.read"),
      description:
        "The e-mail address that identifies the person, ignoring case. Null if the business booked without one, and for a caller without `contacts.read`.",
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
