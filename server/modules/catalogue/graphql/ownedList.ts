import type { ArgBuilder } from "@pothos/core";
import type { builder } from "../../../platform/graphql/builder.ts";
import { spellings } from "../../../platform/graphql/textSearch.ts";
import { PublicationEnum } from "./publication.ts";

type Publication = (typeof PublicationEnum)["$inferType"];

/** What a list of what is configured can be asked for. */
export interface ListQuestion {
  readonly publication?: readonly Publication[] | null | undefined;
  readonly text?: string | null | undefined;
}

/** The arguments of such a list. */
export const listArgs = (arg: ArgBuilder<(typeof builder)["$inferSchemaTypes"]>) => ({
  publication: arg({
    type: [PublicationEnum],
    description: "Only these; left out: what is published. Anything else is for the business alone.",
  }),
  text: arg.string({ description: "Only those with this in their name or slug." }),
});

/** What of it is only for the business: everything but what is published. */
export function listScopes(businessId: string, { publication }: ListQuestion) {
  const isPublic = publication == null || publication.every((one) => one === "PUBLISHED");
  return isPublic || ({ may: { businessId, permission: "services.manage" } } as const);
}

/** Which rows are meant. */
export function listWhere({ publication, text }: ListQuestion) {
  const wanted = (text ?? "").trim().slice(0, 120);
  const found = wanted === "" ? [] : spellings(wanted);
  return {
    publication: { in: [...(publication ?? (["PUBLISHED"] as const))] },
    ...(found.length === 0
      ? {}
      : {
          OR: found.flatMap((contains) => [
            { name: { contains, mode: "insensitive" as const } },
            { slug: { contains, mode: "insensitive" as const } },
          ]),
        }),
  };
}
