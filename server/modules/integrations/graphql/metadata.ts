import DataLoader from "dataloader";
import { type MetadataKey, type MetadataType, loadMetadata } from "../data/metadata/metadataRows.ts";
import { type Metadata, type MetadataEntry, toMetadataEntries } from "../../../shared/metadata/metadata.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { BookingRef } from "../../bookings/graphql/booking.ts";
import { OrderRef } from "../../bookings/graphql/order.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { StaffRef } from "../../catalogue/graphql/staff.ts";
import { ContactRef } from "../../contacts/graphql/contact.ts";
import type { Database } from "../../../platform/database/database.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { MetadataEntryRef } from "../../../platform/graphql/types/metadata.ts";

declare module "../../../platform/graphql/context.ts" {
  interface Loaders extends ReturnType<typeof createMetadataLoaders> {}
}

const toCacheKey = ({ type, id }: MetadataKey) => `${type} ${id}`;

export function createMetadataLoaders(database: Database, businessId: string) {
  return {
    /** All types of one moment share a statement. */
    metadata: new DataLoader<MetadataKey, Metadata, string>(
      async (keys) => {
        const rows = await loadMetadata(database, businessId, keys);
        const found = new Map(rows.map((row) => [toCacheKey(row), row.metadata]));
        return keys.map((key) => found.get(toCacheKey(key)) ?? {});
      },
      { cacheKeyFn: toCacheKey },
    ),
  };
}

export async function resolveMetadata(
  { loaders }: Context,
  type: MetadataType,
  { businessId, id }: { readonly businessId: string; readonly id: string },
): Promise<MetadataEntry[]> {
  return toMetadataEntries(await loaders(businessId).metadata.load({ type, id }));
}

const DESCRIPTION =
  "Names and values that programs stored with `updateMetadata`, by name. Visitors never see them.";

builder.prismaObjectField(BusinessRef, "metadata", (t) =>
  t.field({
    type: [MetadataEntryRef],
    nullable: true,
    description: `${DESCRIPTION} Null for a caller without \`business.manage\`.`,
    authScopes: requires("business.manage"),
    resolve: ({ id }, _, ctx) => resolveMetadata(ctx, "Business", { businessId: id, id }),
  }),
);

builder.prismaObjectField(ServiceRef, "metadata", (t) =>
  t.field({
    type: [MetadataEntryRef],
    nullable: true,
    description: `${DESCRIPTION} Null for a caller without \`services.manage\`.`,
    authScopes: requires("services.manage"),
    resolve: (row, _, ctx) => resolveMetadata(ctx, "Service", row),
  }),
);

builder.prismaObjectField(StaffRef, "metadata", (t) =>
  t.field({
    type: [MetadataEntryRef],
    nullable: true,
    description: `${DESCRIPTION} Null for a caller without \`services.manage\`.`,
    authScopes: requires("services.manage"),
    resolve: (row, _, ctx) => resolveMetadata(ctx, "Staff", row),
  }),
);

builder.objectField(ContactRef, "metadata", (t) =>
  t.field({
    type: [MetadataEntryRef],
    nullable: true,
    description: `${DESCRIPTION} Empty after an erasure. Null for a caller without \`contacts.read\`.`,
    authScopes: requires("contacts.read"),
    resolve: (row, _, ctx) => resolveMetadata(ctx, "Contact", row),
  }),
);

builder.prismaObjectField(BookingRef, "metadata", (t) =>
  t.field({
    type: [MetadataEntryRef],
    description: `${DESCRIPTION} The erasure of the contact deletes them.`,
    resolve: (row, _, ctx) => resolveMetadata(ctx, "Booking", row),
  }),
);

builder.prismaObjectField(OrderRef, "metadata", (t) =>
  t.field({
    type: [MetadataEntryRef],
    description: `${DESCRIPTION} The erasure of the contact deletes them.`,
    resolve: (row, _, ctx) => resolveMetadata(ctx, "Order", row),
  }),
);
