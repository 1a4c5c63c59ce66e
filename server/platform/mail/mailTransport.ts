export interface Mail {
  /** The same for every attempt (RFC 5322 section 3.6.4). */
  readonly messageId: string;
  readonly from: Mailbox;
  readonly replyTo: Mailbox;
  readonly to: Mailbox;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Separate files, because programs read only one entry from a file. */
  readonly calendars: readonly CalendarPart[];
}

export interface Mailbox {
  readonly name: string;
  readonly email: string;
}

/** RFC 6047. */
export interface CalendarPart {
  readonly method: "REQUEST" | "CANCEL";
  readonly filename: string;
  readonly text: string;
}

export interface MailTransport {
  /**
   * Resolves when the mail server has accepted the mail.
   * @throws {MailError}
   */
  send(mail: Mail): Promise<void>;
  readonly concurrency: number;
  close(): Promise<void>;
}

export class MailError extends Error {
  override name = "MailError";
  /** The mail server rejected the mail permanently. */
  readonly isPermanent: boolean;
  constructor(message: string, isPermanent: boolean) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

/** The newest first. */
export interface StoredMails extends MailTransport {
  list(): readonly StoredMail[];
}

export interface StoredMail extends Mail {
  readonly number: number;
  /** Epoch milliseconds. */
  readonly storedAt: number;
}
