import { type StaffBooking, loadStaffFeed, incrementFeedVersion } from "./data/feeds/loadStaffFeed.ts";
import {
  contactVisibleUntil,
  type CalendarEvent,
  formatPublishedCalendar,
  formatLocation,
  toCalendarStatus,
  createViewKey,
} from "../bookings/index.ts";
import { formatFullName } from "../../shared/contact/formatFullName.ts";
import { parseFeedKey } from "./feedKeys.ts";
import type { Scope } from "../../platform/database/scope.ts";

export interface FeedBusiness {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly timeZone: string;
  readonly locale: string;
}

const DAY = 86_400_000;
const PAST_MS = 30 * DAY;
const FUTURE_MS = 400 * DAY;

/**
 * Returns the iCalendar feed of a key, or null if the key is invalid. Omits contact data of appointments that ended
 * more than the business's `linkContactDays` ago.
 * @param origin origin of the links
 */
export async function renderStaffFeed(
  scope: Scope,
  business: FeedBusiness,
  { key, origin }: { readonly key: string; readonly origin: string },
): Promise<string | null> {
  const grant = parseFeedKey(scope.signer, scope.business.id, key);
  if (!grant) return null;
  const now = scope.clock.now();
  const feed = await loadStaffFeed(scope.database.query, {
    businessId: scope.business.id,
    ...grant,
    from: now - PAST_MS,
    until: now + FUTURE_MS,
    now,
  });
  if (!feed) return null;
  return formatPublishedCalendar({
    name: `${feed.name} · ${business.name}`,
    timeZone: business.timeZone,
    events: feed.bookings.map((booking) =>
      toStaffCalendarEvent(
        scope,
        business,
        { origin, staffId: grant.staffId },
        isContactVisible(scope, booking) ? booking : withoutContact(booking),
      ),
    ),
  });
}

function isContactVisible({ business, clock }: Scope, { endsAt }: StaffBooking): boolean {
  return contactVisibleUntil(endsAt, business.linkContactDays) > clock.now();
}

function withoutContact(booking: StaffBooking): StaffBooking {
  const location = booking.locationKind === "AT_VISITOR" ? "" : booking.location;
  return {
    ...booking,
    booker: { firstName: "", lastName: "" },
    guest: null,
    phone: null,
    notes: "",
    location,
  };
}

/** Uses the same UID as the calendar parts of mails, so that programs merge both. */
function toStaffCalendarEvent(
  { signer, business: { id } }: Scope,
  business: FeedBusiness,
  { origin, staffId }: { readonly origin: string; readonly staffId: string },
  booking: StaffBooking,
): CalendarEvent {
  const booker = formatFullName(booking.booker, business.locale);
  const participants = booking.guest === null ? booker : `${booking.guest} (${booker})`;
  const summary = [booking.service, participants].filter(Boolean).join(" · ");
  const key = createViewKey({ signer }, id, { ...booking, bookerKeyVersion: 0 }, { member: 0, staffId });
  return {
    uid: booking.id,
    sequence: booking.sequence,
    status: toCalendarStatus(booking.status),
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    stampedAt: booking.updatedAt,
    timeZone: null,
    summary: booking.others > 0 ? `${summary} +${booking.others}` : summary,
    description: [booking.phone, booking.reference, booking.notes].filter(Boolean).join("\n"),
    location: formatLocation(booking, booking.providerAddress || business.address),
    url: `${origin}/widget/booking/${key}`,
    organizer: business,
  };
}

export function renewStaffFeed(scope: Scope, staffId: string): Promise<boolean> {
  return incrementFeedVersion(scope.database.query, scope.business.id, staffId);
}
