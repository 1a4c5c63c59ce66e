import Fastify from "fastify";
import { expect, it } from "vitest";
import { addCalendarRoute } from "./calendarFile.ts";

const cancelled = "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n";

async function appWith(answers: Record<string, string>) {
  const app = Fastify({ routerOptions: { maxParamLength: 2_000 } });
  addCalendarRoute(app, (key, { origin }) => Promise.resolve(answers[`${origin} ${key}`] ?? null));
  app.get("/*", (_request, reply) => reply.code(404).send("page"));
  return app;
}

it("calendar.ics returns the event without shared caching", async () => {
  const app = await appWith({ "http://salon.example key": cancelled });
  const response = await app.inject({
    url: "/widget/booking/key/calendar.ics?x=1",
    headers: { host: "salon.example" },
  });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(cancelled);
  expect(response.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8; method=CANCEL",
    "content-disposition": 'attachment; filename="appointment.ics"',
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
  });
});

it("calendar.ics returns 404 for a key that opens nothing", async () => {
  const response = await (await appWith({})).inject("/widget/booking/key/calendar.ics");
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe("No calendar event found");
});

it.each(["/widget/booking/a/b/calendar.ics", "/widget/booking/key"])(
  "calendar.ics does not handle %s",
  async (url) => {
    const response = await (await appWith({})).inject(url);
    expect(response.body).toBe("page");
  },
);
