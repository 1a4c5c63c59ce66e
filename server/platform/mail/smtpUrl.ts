import { isLoopbackHost } from "../http/loopbackHost.ts";

/**
 * - `required`: a connection without TLS, or with a certificate that cannot be verified, sends nothing.
 * - `unverified`: TLS is required, the certificate is not verified.
 * - `optional`: TLS where the server offers it; mails may be sent in clear, credentials may not.
 * - `loopback`: like `optional`, and credentials may be sent in clear, since nothing leaves this machine.
 */
export type TlsPolicy = "required" | "unverified" | "optional" | "loopback";

/** The parts of `MAIL_URL`. */
export interface SmtpUrl {
  readonly host: string;
  readonly port: number;
  /** True for `smtps:`, where the connection begins with TLS (RFC 8314). Otherwise STARTTLS begins it (RFC 3207). */
  readonly isImplicitTls: boolean;
  readonly tls: TlsPolicy;
  /** Null if the URL contains no user. */
  readonly credentials: { readonly user: string; readonly pass: string } | null;
}

const CHOICES = ["required", "optional", "unverified"] as const;

/** Parses an SMTP URL. Returns null for another protocol, an unknown parameter, no host, or invalid percent-encoding. */
export function parseSmtpUrl(text: string): SmtpUrl | null {
  if (!/^smtps?:\/\/./.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.hostname === "") return null;
  const { tls = null, ...others } = Object.fromEntries(url.searchParams);
  const choice = CHOICES.find((one) => one === tls);
  if (Object.keys(others).length > 0 || (tls !== null && choice === undefined)) return null;
  const isImplicitTls = url.protocol === "smtps:";
  const user = decode(url.username);
  const pass = decode(url.password);
  if (user === null || pass === null) return null;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? (isImplicitTls ? 465 : 587) : Number(url.port),
    isImplicitTls,
    tls: choice ?? (isLoopbackHost(url.hostname) ? "loopback" : "required"),
    credentials: user === "" ? null : { user, pass },
  };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
