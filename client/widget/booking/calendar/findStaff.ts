export function findStaff<Person extends { readonly id: string; readonly slug: string }>(
  staff: readonly Person[],
  idOrSlug: string | null,
): Person | null {
  return staff.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug) ?? null;
}
