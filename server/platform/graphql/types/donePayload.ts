import { builder } from "../builder.ts";

export interface Done {
  readonly isDone: true;
}

/** GraphQL requires at least one field. */
export const createDoneType = (name: string, description: string) =>
  builder.objectRef<Done>(name).implement({
    description,
    isTypeOf: (value) => "isDone" in (value as object),
    fields: (t) => ({ isDone: t.exposeBoolean("isDone", { description: "Always true." }) }),
  });
