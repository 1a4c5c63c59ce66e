import { type LookupAddress, lookup as resolveName } from "node:dns";
import { type IncomingMessage, type RequestOptions, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { type LookupFunction, isIP } from "node:net";
import { isPublicAddress } from "./publicAddress.ts";

/** Whom we speak to at addresses that somebody typed. What tests have otherwise. */
export interface OutboundRules {
  readonly isAllowed: (address: string) => boolean;
  /** All addresses of a name, as `dns.lookup` answers them. */
  readonly resolve: (
    name: string,
    done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
  ) => void;
  /** The port that is connected to whatever the address says; null: the address's own. */
  readonly connectTo: number | null;
}

/** The public internet, and nothing else. */
export const PUBLIC_ONLY: OutboundRules = {
  isAllowed: isPublicAddress,
  resolve: (name, done) => resolveName(name, { all: true }, done),
  connectTo: null,
};

/** An address leads somewhere that is not public: to this machine, its network or its provider. */
export class NotPublicError extends Error {
  override name = "NotPublicError";
}

/** What is asked. */
export interface OutboundRequest {
  readonly method?: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Ends all of it, the answer's body included. */
  readonly signal: AbortSignal;
  /** Told when there is a connection, a secure one where it is to be. */
  readonly onConnected?: () => void;
}

/**
 * Asks an address that somebody typed, and answers as soon as the other side's headers are there. Nothing but public hosts is
 * spoken to: every address of the name must be one, and the connection goes to the very addresses that were looked at, so that
 * a name that leads elsewhere the next moment changes nothing. Nobody is followed to where they send us.
 *
 * @throws {NotPublicError} before anything is sent
 */
export function requestPublic(
  url: URL,
  { method = "GET", headers, body, signal, onConnected }: OutboundRequest,
  rules: OutboundRules = PUBLIC_ONLY,
): Promise<IncomingMessage> {
  // A name is looked at when it is resolved; an address never is.
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0 && !rules.isAllowed(literal)) return Promise.reject(notPublic());
  const options: RequestOptions = {
    method,
    // A connection of its own: none is taken over that was made by other rules.
    agent: false,
    lookup: checkedLookup(rules),
    ...(rules.connectTo !== null && { port: rules.connectTo }),
    signal,
    headers: {
      ...headers,
      "accept-encoding": "identity",
      "user-agent": "Daybook",
      ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
    },
  };
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === "https:";
    const send = isSecure ? httpsRequest : httpRequest;
    // Later errors, of a connection that ends while we read, are the answer's own.
    const request = send(url, options).once("response", resolve).on("error", reject);
    request.once("socket", (socket) =>
      socket.once(isSecure ? "secureConnect" : "connect", () => onConnected?.()),
    );
    request.end(body);
  });
}

const notPublic = () => new NotPublicError("the address is not public");

/** Resolves a name once, for the connection itself: it goes to what was looked at, and nowhere else. */
function checkedLookup({ resolve, isAllowed }: OutboundRules): LookupFunction {
  return (name, options, done) => {
    resolve(name, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error("no address"), "", 0);
      if (!addresses.every(({ address }) => isAllowed(address))) return done(notPublic(), "", 0);
      return options.all ? done(null, [...addresses]) : done(null, first.address, first.family);
    });
  };
}
