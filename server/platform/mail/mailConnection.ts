import SMTPConnection, {
  type SMTPConnectionAuth,
  type SMTPConnectionOptions,
  type SMTPEnvelope,
} from "nodemailer/lib/smtp-connection";

export interface MailConnection {
  /** After a failure the connection cannot be used. */
  send(envelope: SMTPEnvelope, message: string): Promise<void>;
  isOpen(): boolean;
  close(): void;
}

export interface SmtpLogin {
  readonly auth: SMTPConnectionAuth;
  /** The connection stays on this machine. */
  readonly allowsClearText: boolean;
}

/** @throws {Error} when there are credentials and the server offers no AUTH or no TLS */
export async function openMailConnection(
  options: SMTPConnectionOptions,
  login: SmtpLogin | null,
): Promise<MailConnection> {
  const connection = new SMTPConnection(options);
  let isOpen = true;
  connection.once("end", () => (isOpen = false));
  // An error during a mail also rejects its `send`.
  connection.on("error", () => (isOpen = false));
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once("error", reject);
      connection.once("end", () => reject(new Error("the mail server closed the connection")));
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (login) {
      if (!connection.secure && !login.allowsClearText) {
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
