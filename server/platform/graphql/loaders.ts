import DataLoader from "dataloader";

export function createRowLoader<Row>(
  load: (keys: string[]) => Promise<Row[]>,
  getKey: (row: Row) => string,
): DataLoader<string, Row | null> {
  return new DataLoader(async (keys) => {
    const rows = new Map((await load([...keys])).map((row) => [getKey(row), row]));
    return keys.map((key) => rows.get(key) ?? null);
  });
}

/** A former slug finds the last row that had it, unless another row has it now. */
export function createSlugLoader<Row extends { readonly slug: string; readonly formerSlugs: string[] }>(
  load: (slugs: string[]) => Promise<Row[]>,
): DataLoader<string, Row | null> {
  return new DataLoader(async (slugs) => {
    const rows = await load([...slugs]);
    const findCurrent = (slug: string) => rows.find((row) => row.slug === slug);
    const findFormer = (slug: string) => rows.find((row) => row.formerSlugs.includes(slug));
    return slugs.map((slug) => findCurrent(slug) ?? findFormer(slug) ?? null);
  });
}

/** Finds the rows that refer to each key, in the order in which they were loaded. */
export function createListLoader<Row>(
  load: (keys: string[]) => Promise<Row[]>,
  getKey: (row: Row) => string,
): DataLoader<string, Row[]> {
  return new DataLoader(async (keys) => {
    const rows = await load([...keys]);
    return keys.map((key) => rows.filter((row) => getKey(row) === key));
  });
}
