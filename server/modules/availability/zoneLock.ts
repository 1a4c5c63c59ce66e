/** A locked zone replaces the requested one. */
export function resolveTimeZone(
  business: { readonly timeZone: string; readonly zoneLocked: boolean },
  requested: string | null | undefined,
): string {
  return business.zoneLocked ? business.timeZone : (requested ?? business.timeZone);
}
