import type { MetadataEntry } from "../../shared/metadata/metadata.ts";

/** For a list that is walked in its order. The indexes on metadata serve `matchesMetadata`. */
export const toMetadataWhere = ({ name, value }: MetadataEntry) => ({ path: [name], equals: value });

/** Condition on a row, with the parameter of `toMetadataValue`. Its first part selects the partial index. */
export const matchesMetadata = (alias: string, parameter: string): string =>
  `${alias}.metadata <> '{}' AND ${alias}.metadata @> ${parameter}::jsonb`;

export const toMetadataValue = ({ name, value }: MetadataEntry): string =>
  JSON.stringify(Object.fromEntries([[name, value]]));
