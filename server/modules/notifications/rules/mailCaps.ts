/** Caps hold across all processes of a server. */
export interface MailCaps {
  /** Notifications to guests that one business sends within an hour. */
  readonly guestsPerHour: number;
  /** Notifications that one address receives as a guest within 24 hours, from all businesses. */
  readonly guestPerDay: number;
  /**
   * Notifications that one address receives as a booker within 24 hours, from all businesses; paid orders are exempt.
   */
  readonly bookerPerDay: number;
}

/** Notifications to staff are not capped. */
export const MAIL_CAPS: MailCaps = { guestsPerHour: 300, guestPerDay: 10, bookerPerDay: 100 };
