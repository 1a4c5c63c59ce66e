/** A locked zone replaces the requested one. */
export function zoneOf(
  business: { readonly timeZone: string; readonly zoneLocked: boolean },
  asked: string | null | undefined,
): string {
  return business.zoneLocked ? business.timeZone : (asked ?? business.timeZone);
}
