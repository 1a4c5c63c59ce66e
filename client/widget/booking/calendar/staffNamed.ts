/** The person that an address names by id or slug; null: nobody, or somebody who does not serve here. */
export function staffNamed<Person extends { readonly id: string; readonly slug: string }>(
  staff: readonly Person[],
  named: string | null,
): Person | null {
  return staff.find(({ id, slug }) => id === named || slug === named) ?? null;
}
