import SMTPConnection, {
  type SMTPConnectionAuth,
  type SMTPConnectionOptions,
  type SMTPEnvelope,
} from "nodemailer/lib/smtp-connection";

/** A connection to a mail server over which one mail goes after another. */
export interface SmtpLine {
  /** Resolves when the server has accepted the mail. After a failure the line is of no use any more. */
  send(envelope: SMTPEnvelope, message: string): Promise<void>;
  isOpen(): boolean;
  close(): void;
}

/** The credentials of a connection. */
export interface SmtpLogin {
  readonly auth: SMTPConnectionAuth;
  /** True if the connection stays on this machine, where TLS is not needed. */
  readonly isAllowedInClear: boolean;
}

/**
 * Connects, and logs in when there are credentials. `options.requireTLS` rejects a server without TLS.
 *
 * @throws {Error} when there are credentials and the server offers no AUTH or no TLS
 */
export async function openLine(options: SMTPConnectionOptions, login: SmtpLogin | null): Promise<SmtpLine> {
  const connection = new SMTPConnection(options);
  let isOpen = true;
  connection.once("end", () => (isOpen = false));
  // What breaks while a mail is under way fails that mail too; what breaks between two is seen by the next one.
  connection.on("error", () => (isOpen = false));
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once("error", reject);
      connection.once("end", () => reject(new Error("the mail server closed the connection")));
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (login) {
      if (!connection.secure && !login.isAllowedInClear) {
        throw new Error("credentials are not sent without TLS, which the mail server does not offer");
      }
      if (!connection.allowsAuth) throw new Error("the mail server offers no AUTH for the credentials");
      await new Promise<void>((resolve, reject) =>
        connection.login(login.auth, (error) => (error ? reject(error) : resolve())),
      );
    }
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    send: (envelope, message) =>
      new Promise((resolve, reject) =>
        connection.send(envelope, message, (error) => (error ? reject(error) : resolve())),
      ),
    isOpen: () => isOpen,
    close: () => connection.quit(),
  };
}
