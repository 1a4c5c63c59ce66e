import type { ArgBuilder } from "@pothos/core";
import { requires } from "../../access/graphql/authorization.ts";
import type { builder } from "../../../platform/graphql/builder.ts";
import { toLikePatterns } from "../../../platform/graphql/textSearch.ts";
import { PublicationEnum } from "./publication.ts";

type Publication = (typeof PublicationEnum)["$inferType"];

export interface ListArgs {
  readonly publication?: readonly Publication[] | null | undefined;
  readonly text?: string | null | undefined;
}

export const listArgs = (arg: ArgBuilder<(typeof builder)["$inferSchemaTypes"]>) => ({
  publication: arg({
    type: [PublicationEnum],
    description:
      "Return only rows in these states. Default: `PUBLISHED`. All other states require `services.manage`.",
  }),
  text: arg.string({
    description: "Return only rows whose name or slug contains this text; at most 120 characters.",
  }),
});

export function listScopes(business: { readonly id: string }, { publication }: ListArgs) {
  const isPublic = publication == null || publication.every((one) => one === "PUBLISHED");
  return isPublic || requires("services.manage")(business);
}

export function listWhere({ publication, text }: ListArgs) {
  const search = (text ?? "").trim().slice(0, 120);
  const patterns = search === "" ? [] : toLikePatterns(search);
  return {
    publication: { in: [...(publication ?? (["PUBLISHED"] as const))] },
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
