import type { FastifyInstance } from "fastify";
import type { RequestInfo } from "../graphql/requestInfo.ts";
import { requestInfo } from "./requestInfo.ts";

/** The iCalendar text of the booking that an access key opens; null: it opens none. */
export type CalendarFile = (key: string, request: RequestInfo) => Promise<string | null>;

const ADDRESS = /^\/widget\/booking\/([A-Za-z0-9_-]+)\/calendar\.ics(?:\?|$)/;

/**
 * `GET /widget/booking/{id}/calendar.ics`: the visit for any calendar program (RFC 5545). A hook and no route: with one route
 * that has a parameter Fastify decodes every address, and one that it cannot decode would no longer reach the error page.
 */
export function addCalendarRoute(app: FastifyInstance, calendarFile: CalendarFile): void {
  app.addHook("onRequest", async (request, reply) => {
    const key = request.method === "GET" ? ADDRESS.exec(request.url)?.[1] : undefined;
    if (key === undefined) return;
    const text = await calendarFile(key, requestInfo(request, { isPersisted: true }));
    reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex, nofollow");
    if (text === null) {
      return reply.code(404).type("text/plain; charset=utf-8").send("No calendar event found");
    }
    const method = /^METHOD:(\w+)/m.exec(text)?.[1] ?? "PUBLISH";
    return reply
      .type(`text/calendar; charset=utf-8; method=${method}`)
      .header("content-disposition", 'attachment; filename="appointment.ics"')
      .send(text);
  });
}
