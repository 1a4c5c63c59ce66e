import { Resolver } from "node:dns/promises";
import { type OutboundRules, PUBLIC_ONLY, requestPublic } from "./publicRequest.ts";

/** Limits of the lookups. Tests replace them. */
export interface HostLookupRules extends OutboundRules {
  /** DNS servers as `address:port`. Null for those of the system. */
  readonly dnsServers: readonly string[] | null;
  /** Milliseconds for one file. */
  readonly longestMs: number;
  readonly mostBytes: number;
}

const RULES: HostLookupRules = { ...PUBLIC_ONLY, dnsServers: null, longestMs: 10_000, mostBytes: 1_024 };

/** Looks up TXT records, and reads small files from public addresses without following redirects. */
export function webHostLookups(given: Partial<HostLookupRules> = {}) {
  const rules = { ...RULES, ...given };
  return {
    /** Returns the TXT records of a name, each with its strings joined (RFC 7208, section 3.3). Returns null if no DNS server replied. */
    async records(name: string): Promise<string[] | null> {
      // A new resolver for each lookup has no cache.
      const resolver = new Resolver({ timeout: 2_000, tries: 2 });
      if (rules.dnsServers) resolver.setServers(rules.dnsServers);
      try {
        return (await resolver.resolveTxt(name)).map((strings) => strings.join(""));
      } catch (error) {
        const { code } = error as { code?: unknown };
        return code === "ENOTFOUND" || code === "ENODATA" ? [] : null;
      }
    },
    /** Returns the text of a file. Returns null without a reply, for a status other than 200, and for a longer file. */
    async file(url: string): Promise<string | null> {
      const signal = AbortSignal.timeout(rules.longestMs);
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
            if (size > rules.mostBytes) return null;
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
