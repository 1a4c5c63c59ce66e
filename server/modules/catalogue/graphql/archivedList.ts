import type { ArgBuilder } from "@pothos/core";
import type { builder } from "../../../platform/graphql/builder.ts";
import { toLikePatterns } from "../../../platform/graphql/textSearch.ts";

export const archivedArgs = (arg: ArgBuilder<(typeof builder)["$inferSchemaTypes"]>) => ({
  isArchived: arg.boolean({ description: "True for archived rows. False, null or absent for all others." }),
  text: arg.string({
    description: "Return only rows whose name contains this text; at most 120 characters.",
  }),
});

export function archivedWhere({
  isArchived,
  text,
}: {
  readonly isArchived?: boolean | null | undefined;
  readonly text?: string | null | undefined;
}) {
  const patterns = text == null || text === "" ? [] : toLikePatterns(text.slice(0, 120));
  return {
    isArchived: isArchived ?? false,
    ...(patterns.length === 0
      ? {}
      : { OR: patterns.map((contains) => ({ name: { contains, mode: "insensitive" as const } })) }),
  };
}
