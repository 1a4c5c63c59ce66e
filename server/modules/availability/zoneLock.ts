/**
 * The zone in which a business's times are read and kept: its own where it locks it, whatever zone is asked for; else
 * the one that is asked for, or its own.
 */
export function zoneOf(
  business: { readonly timeZone: string; readonly zoneLocked: boolean },
  asked: string | null | undefined,
): string {
  return business.zoneLocked ? business.timeZone : (asked ?? business.timeZone);
}
