import { type LookupAddress, lookup as resolveName } from "node:dns";
import { type IncomingMessage, type RequestOptions, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { type LookupFunction, isIP } from "node:net";
import { isPublicAddress } from "./publicAddress.ts";

export interface OutboundRules {
  readonly isAllowed: (address: string) => boolean;
  readonly resolve: (
    name: string,
    done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
  ) => void;
  /** Null to use the URL's port. */
  readonly connectTo: number | null;
}

export const PUBLIC_RULES: OutboundRules = {
  isAllowed: isPublicAddress,
  resolve: (name, done) => resolveName(name, { all: true }, done),
  connectTo: null,
};

export class NotPublicError extends Error {
  override name = "NotPublicError";
}

export interface OutboundRequest {
  readonly method?: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Also aborts the body of the response. */
  readonly signal: AbortSignal;
  readonly onConnected?: () => void;
}

/**
 * Requests a user-supplied URL. SSRF protection: every address of the name must be public, the connection uses the
 * checked addresses (no DNS rebinding), and redirects are not followed.
 * @throws {NotPublicError} before anything is sent
 */
export function requestPublic(
  url: URL,
  { method = "GET", headers, body, signal, onConnected }: OutboundRequest,
  rules: OutboundRules = PUBLIC_RULES,
): Promise<IncomingMessage> {
  // `lookup` does not check literal addresses.
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0 && !rules.isAllowed(literal)) return Promise.reject(createNotPublicError());
  const options: RequestOptions = {
    method,
    // Do not reuse connections opened with other rules.
    agent: false,
    lookup: createCheckedLookup(rules),
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
    // Later errors occur on the response stream.
    const request = send(url, options).once("response", resolve).on("error", reject);
    request.once("socket", (socket) =>
      socket.once(isSecure ? "secureConnect" : "connect", () => onConnected?.()),
    );
    request.end(body);
  });
}

const createNotPublicError = () => new NotPublicError("the address is not public");

function createCheckedLookup({ resolve, isAllowed }: OutboundRules): LookupFunction {
  return (name, options, done) => {
    resolve(name, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error("no address"), "", 0);
      if (!addresses.every(({ address }) => isAllowed(address))) return done(createNotPublicError(), "", 0);
      return options.all ? done(null, [...addresses]) : done(null, first.address, first.family);
    });
  };
}
