import type { Database } from "../../../platform/database/database.ts";
import { loadBlockMembers } from "../data/blockMembers.ts";
import { createRowLoader, createSlugLoader } from "../../../platform/graphql/loaders.ts";

declare module "../../../platform/graphql/context.ts" {
  interface Loaders extends ReturnType<typeof createCatalogueLoaders> {}
}

export function createCatalogueLoaders({ prisma, query }: Database, businessId: string) {
  const whereId = (ids: string[]) => ({ where: { businessId, id: { in: ids } } });
  const whereSlug = (slugs: string[]) => ({
    where: { businessId, OR: [{ slug: { in: slugs } }, { formerSlugs: { hasSome: slugs } }] },
    orderBy: { id: "desc" as const },
  });
  return {
    service: createRowLoader(
      (ids) => prisma.service.findMany(whereId(ids)),
      (row) => row.id,
    ),
    staff: createRowLoader(
      (ids) => prisma.staff.findMany(whereId(ids)),
      (row) => row.id,
    ),
    provider: createRowLoader(
      (ids) => prisma.provider.findMany(whereId(ids)),
      (row) => row.id,
    ),
    resource: createRowLoader(
      (ids) => prisma.resource.findMany(whereId(ids)),
      (row) => row.id,
    ),
    blockMembers: createRowLoader(
      (ids) => loadBlockMembers(query, businessId, ids),
      ({ id }) => id,
    ),
    serviceBySlug: createSlugLoader((slugs) => prisma.service.findMany(whereSlug(slugs))),
    staffBySlug: createSlugLoader((slugs) => prisma.staff.findMany(whereSlug(slugs))),
    providerBySlug: createSlugLoader((slugs) => prisma.provider.findMany(whereSlug(slugs))),
  };
}
