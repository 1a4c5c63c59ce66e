import type { ArgBuilder } from "@pothos/core";
import type { builder } from "../../../platform/graphql/builder.ts";
import { spellings } from "../../../platform/graphql/textSearch.ts";

/** The arguments of a list of what is in use or put away. */
export const archivedArgs = (arg: ArgBuilder<(typeof builder)["$inferSchemaTypes"]>) => ({
  isArchived: arg.boolean({ description: "True: what was put away; left out: what is in use." }),
  text: arg.string({ description: "Only those with this in their name." }),
});

/** Which rows are meant. */
export function archivedWhere({
  isArchived,
  text,
}: {
  readonly isArchived?: boolean | null | undefined;
  readonly text?: string | null | undefined;
}) {
  const named = text == null || text === "" ? [] : spellings(text.slice(0, 120));
  return {
    isArchived: isArchived ?? false,
    ...(named.length === 0
      ? {}
      : { OR: named.map((contains) => ({ name: { contains, mode: "insensitive" as const } })) }),
  };
}
