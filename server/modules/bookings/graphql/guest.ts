import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";

export const GuestRef = builder
  .objectRef<{ readonly name: string; readonly email: string | null; readonly hasLeft: boolean }>("Guest")
  .implement({
    description: "A guest of a booking.",
    fields: (t) => ({
      name: t.string({
        nullable: true,
        description: "Display name. Null after an erasure.",
        resolve: ({ name }) => emptyToNull(name),
      }),
      hasLeft: t.exposeBoolean("hasLeft", {
        description: "True if the guest has left the booking (`leaveBooking`).",
      }),
      email: t.field({
        type: "EmailAddress",
        nullable: true,
        description: "Null unless read with the booker's key or by the business.",
        resolve: ({ email }) => email,
      }),
    }),
  });
