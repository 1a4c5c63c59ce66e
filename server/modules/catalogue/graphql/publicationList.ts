import type { ArgBuilder, InputRef } from "@pothos/core";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { MetadataEntry } from "../../../shared/metadata/metadata.ts";
import { toMetadataWhere } from "../../../platform/database/metadataWhere.ts";
import type { InputFields } from "../../../platform/graphql/inputFields.ts";
import { withGuard } from "../../../platform/graphql/guards.ts";
import { toLikePatterns } from "../../../platform/graphql/textSearch.ts";
import { PublicationEnum } from "./publication.ts";

type Publication = (typeof PublicationEnum)["$inferType"];

interface PublicationFilter {
  readonly publication?: readonly Publication[] | null | undefined;
  readonly metadata?: MetadataEntry | null | undefined;
}

export const publicationFilterField = (t: InputFields) =>
  t.field({
    type: [PublicationEnum],
    description: "In one of these states. Default: `PUBLISHED`. All other states require a permission.",
  });

export const createPublicationFilter = (node: string, plural: string) =>
  builder.inputType(`${node}Filter`, {
    description: `Conditions on ${plural}.`,
    fields: (t) => ({ publication: publicationFilterField(t) }),
  });

export interface ListArgs {
  readonly filter?: PublicationFilter | null | undefined;
  readonly search?: string | null | undefined;
}

export const listArgs = <Filter extends InputRef<PublicationFilter>>(
  arg: ArgBuilder<(typeof builder)["$inferSchemaTypes"]>,
  filter: Filter,
) => ({
  filter: arg({ type: filter }),
  search: arg.string({
    description: "Return only rows whose name or slug contains this text; at most 120 characters.",
  }),
});

export const listScopes = withGuard(
  { permissions: ["services.manage"], argument: "filter" },
  (business: { readonly id: string }, { filter }: ListArgs) => {
    const isPublic = filter?.publication?.every((one) => one === "PUBLISHED") ?? true;
    return (isPublic && filter?.metadata == null) || requires("services.manage")(business);
  },
);

/** The index of the business bounds the rows that are compared. */
export function metadataWhere({ filter }: ListArgs) {
  return filter?.metadata == null ? {} : { metadata: toMetadataWhere(filter.metadata) };
}

export function listWhere({ filter, search }: ListArgs) {
  const text = (search ?? "").trim().slice(0, 120);
  const patterns = text === "" ? [] : toLikePatterns(text);
  return {
    publication: { in: [...(filter?.publication ?? (["PUBLISHED"] as const))] },
    ...(patterns.length === 0
      ? {}
      : {
          OR: patterns.flatMap((contains) => [
            { name: { contains, mode: "insensitive" as const } },
            { slug: { contains, mode: "insensitive" as const } },
          ]),
        }),
  };
}
