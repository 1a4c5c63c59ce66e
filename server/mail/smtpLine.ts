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

/** Connects, encrypts where the server offers that, and logs in where there is somebody to log in. */
export async function openLine(
  options: SMTPConnectionOptions,
  auth: SMTPConnectionAuth | null,
): Promise<SmtpLine> {
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
    if (auth && connection.allowsAuth) {
      await new Promise<void>((resolve, reject) =>
        connection.login(auth, (error) => (error ? reject(error) : resolve())),
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
