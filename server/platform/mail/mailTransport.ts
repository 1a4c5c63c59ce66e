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
  readonly isRefused: boolean;
  constructor(message: string, isRefused: boolean) {
    super(message);
    this.isRefused = isRefused;
  }
}

/** The newest first. */
export interface KeptMails extends MailTransport {
  list(): readonly KeptMail[];
}

export interface KeptMail extends Mail {
  readonly number: number;
  /** Epoch milliseconds. */
  readonly keptAt: number;
}
