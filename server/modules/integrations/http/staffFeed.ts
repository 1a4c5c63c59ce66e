import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { LoadCalendarFile } from "../../bookings/index.ts";
import { createRequestInfo } from "../../../platform/http/requestInfo.ts";

/** `GET /feeds/{key}.ics` with conditional requests (RFC 9110, section 13.1.2). */
export function addStaffFeedRoute(app: FastifyInstance, staffFeed: LoadCalendarFile): void {
  app.get<{ Params: { key: string } }>("/feeds/:key.ics", async (request, reply) => {
    const text = await staffFeed(request.params.key, createRequestInfo(request, { isPersisted: true }));
    reply.header("x-robots-tag", "noindex, nofollow");
    if (text === null) {
      return reply
        .code(404)
        .header("cache-control", "private, no-store")
        .type("text/plain; charset=utf-8")
        .send("No calendar event found");
    }
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
    reply.header("cache-control", "private, no-cache").header("etag", etag);
    if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply
      .type("text/calendar; charset=utf-8; method=PUBLISH")
      .header("content-disposition", 'inline; filename="calendar.ics"')
      .send(text);
  });
}

/** Weak comparison, because proxies weaken ETags when they compress. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  return (header ?? "").split(",").some((one) => ["*", etag, `W/${etag}`].includes(one.trim()));
}
