import type { ContactDetails } from "../../domain/contact/contactRules.ts";
import { builder } from "../builder.ts";

export const ContactRef = builder.objectRef<ContactDetails>("Contact").implement({
  description: "Who booked. Seen by the holder of the booker's key and by the business alone.",
  fields: (t) => ({
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    email: t.expose("email", { type: "EmailAddress" }),
    phone: t.exposeString("phone", { nullable: true }),
    dateOfBirth: t.expose("dateOfBirth", { type: "Date", nullable: true }),
  }),
});
