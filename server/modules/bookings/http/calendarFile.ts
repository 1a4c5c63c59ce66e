import type { FastifyInstance } from "fastify";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";
import { createRequestInfo } from "../../../platform/http/requestInfo.ts";
import { translateFor } from "../../../platform/http/translateFor.ts";

/** Returns the iCalendar text of a booking. Null if the key opens none. */
export type LoadCalendarFile = (key: string, request: RequestInfo) => Promise<string | null>;

/** `GET /widget/booking/{id}/calendar.ics` (RFC 5545). */
export function addCalendarRoute(app: FastifyInstance, loadCalendarFile: LoadCalendarFile): void {
  app.get<{ Params: { key: string } }>("/widget/booking/:key/calendar.ics", async (request, reply) => {
    const text = await loadCalendarFile(
      request.params.key,
      createRequestInfo(request, { isPersisted: true }),
    );
    reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex, nofollow");
    if (text === null) {
      return reply
        .code(404)
        .type("text/plain; charset=utf-8")
        .send(translateFor(request, /* i18n */ "No calendar event found"));
    }
    const method = /^METHOD:(\w+)/m.exec(text)?.[1] ?? "PUBLISH";
    return reply
      .type(`text/calendar; charset=utf-8; method=${method}`)
      .header("content-disposition", 'attachment; filename="appointment.ics"')
      .send(text);
  });
}
