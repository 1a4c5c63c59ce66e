export function staffNamed<Person extends { readonly id: string; readonly slug: string }>(
  staff: readonly Person[],
  named: string | null,
): Person | null {
  return staff.find(({ id, slug }) => id === named || slug === named) ?? null;
}
