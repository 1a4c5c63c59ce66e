import { isLoopbackHost } from "../http/loopbackHost.ts";

/**
 * - `required` needs TLS and a verified certificate.
 * - `unverified` needs TLS.
 * - `optional` uses TLS if offered; credentials are never sent in clear text.
 * - `loopback` is `optional`, but allows credentials in clear text.
 */
export type TlsPolicy = "required" | "unverified" | "optional" | "loopback";

export interface SmtpUrl {
  readonly host: string;
  readonly port: number;
  /** `smtps:` (RFC 8314). Otherwise STARTTLS (RFC 3207). */
  readonly isImplicitTls: boolean;
  readonly tls: TlsPolicy;
  readonly credentials: { readonly user: string; readonly pass: string } | null;
}

const TLS_CHOICES = ["required", "optional", "unverified"] as const;

/** Null for another protocol, an unknown parameter, no host, or invalid percent-encoding. */
export function parseSmtpUrl(text: string): SmtpUrl | null {
  if (!/^smtps?:\/\/./.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.hostname === "") return null;
  const { tls = null, ...others } = Object.fromEntries(url.searchParams);
  const choice = TLS_CHOICES.find((one) => one === tls);
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
