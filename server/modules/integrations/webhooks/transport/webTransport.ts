import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import {
  NotPublicError,
  type OutboundRules,
  PUBLIC_RULES,
  requestPublic,
} from "../../../../platform/outbound/publicRequest.ts";
import { type WebhookResponse, WebhookFault, type WebhookTransport } from "../webhookTransport.ts";
import { signatureHeaders } from "./signature.ts";

/** For tests. */
export interface SendOptions extends OutboundRules {
  /** Limit for DNS, connection and complete response. */
  readonly timeoutMs: number;
  /** Limit for DNS and connection. */
  readonly connectMs: number;
  readonly maxBytes: number;
}

const DEFAULTS: SendOptions = { ...PUBLIC_RULES, timeoutMs: 10_000, connectMs: 5_000, maxBytes: 64 * 1024 };

const MAX_STORED_CHARACTERS = 2_000;

export function webTransport(overrides: Partial<SendOptions> = {}): WebhookTransport {
  const rules = { ...DEFAULTS, ...overrides };
  return {
    async send(message) {
      const overallTimeout = AbortSignal.timeout(rules.timeoutMs);
      const connectTimeout = new AbortController();
      const timer = setTimeout(() => connectTimeout.abort(), rules.connectMs);
      const headers = { "content-type": "application/json", ...signatureHeaders(message.secrets, message) };
      try {
        const answer = await requestPublic(
          new URL(message.url),
          {
            method: "POST",
            headers,
            body: message.body,
            signal: AbortSignal.any([overallTimeout, connectTimeout.signal]),
            onConnected: () => clearTimeout(timer),
          },
          rules,
        );
        return await readResponse(answer, rules.maxBytes);
      } catch (error) {
        if (overallTimeout.aborted)
          throw new WebhookFault(`no response within ${rules.timeoutMs / 1000} seconds`);
        if (connectTimeout.signal.aborted)
          throw new WebhookFault(`no connection within ${rules.connectMs / 1000} seconds`);
        throw error instanceof WebhookFault ? error : new WebhookFault(toErrorMessage(error));
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Allows endpoints on this machine, for development. */
export function allowLoopback(): Pick<SendOptions, "isAllowed"> {
  const loopback = new BlockList();
  loopback.addSubnet("127.0.0.0", 8, "ipv4");
  loopback.addAddress("::1", "ipv6");
  return {
    isAllowed: (address) =>
      PUBLIC_RULES.isAllowed(address) || loopback.check(address, isIP(address) === 6 ? "ipv6" : "ipv4"),
  };
}

async function readResponse(response: IncomingMessage, maxBytes: number): Promise<WebhookResponse> {
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new WebhookFault(`the response is longer than ${maxBytes / 1024} kB`);
      chunks.push(chunk);
    }
    const text = new TextDecoder().decode(Buffer.concat(chunks)).replaceAll("\0", "");
    return { status: response.statusCode ?? 0, text: text.slice(0, MAX_STORED_CHARACTERS) };
  } finally {
    response.destroy();
  }
}

/** Messages reveal nothing about internal hosts. */
function toErrorMessage(error: unknown): string {
  if (error instanceof NotPublicError) return error.message;
  const code = (error as { code?: unknown }).code;
  if (typeof code !== "string") return "the connection failed";
  if (["ENOTFOUND", "EAI_AGAIN", "ENODATA"].includes(code)) return "the host name cannot be resolved";
  if (code === "ECONNREFUSED") return "the connection was refused";
  if (["ECONNRESET", "EPIPE", "ECONNABORTED"].includes(code))
    return "the connection was closed before a response";
  if (/CERT|SIGNATURE|^ERR_TLS|^ERR_SSL|^EPROTO|ISSUER/.test(code))
    return `no secure connection can be made (${code})`;
  if (code.startsWith("HPE_")) return "the response is not HTTP";
  return "the connection failed";
}
