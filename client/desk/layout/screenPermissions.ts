/** The permission that each screen of the desk needs. A permission for the user's own data is enough. */
export const SCREEN_PERMISSIONS: Readonly<Record<string, string>> = {
  "/desk": "bookings.read",
  "/desk/calendar": "calendar.read",
  "/desk/bookings": "bookings.read",
  "/desk/new": "bookings.override",
  "/desk/clients": "contacts.read",
  "/desk/absence": "calendar.manage",
  "/desk/insights": "insights.read",
};

/**
 * Returns whether the user may open the screen at a path. A path below a screen belongs to the nearest screen above it.
 */
export function canOpenScreen(path: string, can: (permission: string) => boolean): boolean {
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
    const permission = SCREEN_PERMISSIONS[path.slice(0, end)];
    if (permission !== undefined) return can(permission);
  }
  return true;
}
