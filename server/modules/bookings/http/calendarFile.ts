import type { FastifyInstance } from "fastify";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";
import { requestInfo } from "../../../platform/http/requestInfo.ts";
import { sayTo } from "../../../platform/http/sayTo.ts";

/** Returns the iCalendar text of a booking. Null if the key opens none. */
export type CalendarFile = (key: string, request: RequestInfo) => Promise<string | null>;

/** `GET /widget/booking/{id}/calendar.ics` (RFC 5545). */
export function addCalendarRoute(app: FastifyInstance, calendarFile: CalendarFile): void {
  app.get<{ Params: { key: string } }>("/widget/booking/:key/calendar.ics", async (request, reply) => {
    const text = await calendarFile(request.params.key, requestInfo(request, { isPersisted: true }));
    reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex, nofollow");
    if (text === null) {
      return reply
        .code(404)
        .type("text/plain; charset=utf-8")
        .send(sayTo(request, /* i18n */ "No calendar event found"));
    }
    const method = /^METHOD:(\w+)/m.exec(text)?.[1] ?? "PUBLISH";
    return reply
      .type(`text/calendar; charset=utf-8; method=${method}`)
      .header("content-disposition", 'attachment; filename="appointment.ics"')
      .send(text);
  });
}
