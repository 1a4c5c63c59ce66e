import { Resolver } from "node:dns/promises";
import { type OutboundRules, PUBLIC_RULES, requestPublic } from "./publicRequest.ts";

/** Connects to public addresses only and follows no redirects. */
export interface HostLookups {
  /** Joins the strings of each record (RFC 7208, section 3.3). Null if no DNS server replied. */
  records(name: string): Promise<readonly string[] | null>;
  /** Null without a reply, for a status other than 200, and above `maxBytes`. */
  file(url: string): Promise<string | null>;
}

export interface HostLookupRules extends OutboundRules {
  /** `address:port`. Null for those of the system. */
  readonly dnsServers: readonly string[] | null;
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

const RULES: HostLookupRules = { ...PUBLIC_RULES, dnsServers: null, timeoutMs: 10_000, maxBytes: 1_024 };

export function webHostLookups(overrides: Partial<HostLookupRules> = {}): HostLookups {
  const rules = { ...RULES, ...overrides };
  return {
    async records(name) {
      // A new resolver has no cache.
      const resolver = new Resolver({ timeout: 2_000, tries: 2 });
      if (rules.dnsServers) resolver.setServers(rules.dnsServers);
      try {
        return (await resolver.resolveTxt(name)).map((strings) => strings.join(""));
      } catch (error) {
        const { code } = error as { code?: unknown };
        return code === "ENOTFOUND" || code === "ENODATA" ? [] : null;
      }
    },
    async file(url) {
      const signal = AbortSignal.timeout(rules.timeoutMs);
      try {
        const response = await requestPublic(
          new URL(url),
          { headers: { accept: "text/plain" }, signal },
          rules,
        );
        try {
          if (response.statusCode !== 200) return null;
          const chunks: Buffer[] = [];
          let size = 0;
          for await (const chunk of response as AsyncIterable<Buffer>) {
            size += chunk.length;
            if (size > rules.maxBytes) return null;
            chunks.push(chunk);
          }
          return new TextDecoder().decode(Buffer.concat(chunks));
        } finally {
          response.destroy();
        }
      } catch {
        return null;
      }
    },
  };
}
