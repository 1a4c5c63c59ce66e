import { builder } from "../builder.ts";

/** The success of a mutation that returns no data. */
export interface Done {
  readonly isDone: true;
}

/** Makes the object type of a success without data. GraphQL needs at least one field, so it has `isDone`. */
export const doneSuccess = (name: string, description: string) =>
  builder.objectRef<Done>(name).implement({
    description,
    isTypeOf: (value) => "isDone" in (value as object),
    fields: (t) => ({ isDone: t.exposeBoolean("isDone", { description: "Always true." }) }),
  });
