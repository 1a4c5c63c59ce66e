/** A mail to one person. */
export interface Mail {
  /** Stays the same however often the mail is sent: `<notice@host>` (RFC 5322 section 3.6.4). */
  readonly messageId: string;
  readonly from: Mailbox;
  readonly replyTo: Mailbox;
  readonly to: Mailbox;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Visits for the reader's calendar, a file each: programs take one visit out of a file. */
  readonly calendars: readonly CalendarPart[];
}

export interface Mailbox {
  readonly name: string;
  readonly email: string;
}

/** An iCalendar object as a mail carries it (RFC 6047). */
export interface CalendarPart {
  readonly method: "REQUEST" | "CANCEL";
  readonly filename: string;
  readonly text: string;
}

/** Hands mails over to whoever carries them. */
export interface MailTransport {
  /** Resolves when the mail is accepted; from then on it is not ours any more. Throws a MailError when it is not. */
  send(mail: Mail): Promise<void>;
  /** How many are best sent at once. */
  readonly concurrency: number;
  close(): Promise<void>;
}

/** A mail that was not accepted. */
export class MailError extends Error {
  override name = "MailError";
  /** The other side says that trying again is of no use. */
  readonly isRefused: boolean;
  constructor(message: string, isRefused: boolean) {
    super(message);
    this.isRefused = isRefused;
  }
}

/** Mails that were kept instead of sent, the newest first. */
export interface KeptMails extends MailTransport {
  list(): readonly KeptMail[];
}

export interface KeptMail extends Mail {
  /** 1 for the first mail since the start. */
  readonly number: number;
  /** Epoch milliseconds. */
  readonly keptAt: number;
}
