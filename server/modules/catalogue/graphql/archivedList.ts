import type { ArgBuilder, InputRef } from "@pothos/core";
import { builder } from "../../../platform/graphql/builder.ts";
import { toLikePatterns } from "../../../platform/graphql/textSearch.ts";

interface ArchivedFilter {
  readonly isArchived?: boolean | null | undefined;
}

export const createArchivedFilter = (node: string, plural: string) =>
  builder.inputType(`${node}Filter`, {
    description: `Conditions on ${plural}.`,
    fields: (t) => ({
      isArchived: t.boolean({
        description: `True for archived ${plural}. False, null or absent for all others.`,
      }),
    }),
  });

export const archivedArgs = <Filter extends InputRef<ArchivedFilter>>(
  arg: ArgBuilder<(typeof builder)["$inferSchemaTypes"]>,
  filter: Filter,
) => ({
  filter: arg({ type: filter }),
  search: arg.string({
    description: "Return only rows whose name contains this text; at most 120 characters.",
  }),
});

interface ArchivedListArgs {
  readonly filter?: ArchivedFilter | null | undefined;
  readonly search?: string | null | undefined;
}

export function archivedWhere({ filter, search }: ArchivedListArgs) {
  const patterns = search == null || search === "" ? [] : toLikePatterns(search.slice(0, 120));
  return {
    isArchived: filter?.isArchived ?? false,
    ...(patterns.length === 0
      ? {}
      : { OR: patterns.map((contains) => ({ name: { contains, mode: "insensitive" as const } })) }),
  };
}
