import { builder } from "../../../platform/graphql/builder.ts";

/** Somebody who comes along, as far as the asker may see them. */
export const GuestRef = builder
  .objectRef<{ readonly name: string; readonly email: string | null; readonly hasLeft: boolean }>("Guest")
  .implement({
    description: "Somebody who comes along.",
    fields: (t) => ({
      name: t.exposeString("name"),
      hasLeft: t.exposeBoolean("hasLeft", { description: "They said that they would not come." }),
      email: t.field({
        type: "EmailAddress",
        nullable: true,
        description: "For the booker's key and the business alone.",
        resolve: ({ email }) => email,
      }),
    }),
  });
