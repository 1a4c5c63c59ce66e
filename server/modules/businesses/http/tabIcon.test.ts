import { expect, it } from "vitest";
import { createTestApp } from "../../../app/http/createTestApp.ts";

const studio = {
  name: "Northside Studio",
  phone: "",
  email: "",
  accentColor: "#1f6f5c",
  logo: null as string | null,
};

async function open(changes: Partial<typeof studio> = {}) {
  const { app } = await createTestApp({ reachBusiness: async () => ({ ...studio, ...changes }) });
  const { body } = await app.inject("/widget/x");
  return { app, path: /<link rel="icon" href="([^"]+)">/.exec(body)?.[1] ?? "" };
}

it("links and serves the initial of the business at a hashed address", async () => {
  const { app, path } = await open();
  expect(path).toMatch(/^\/assets\/tab-icon-[\w-]{10}$/);
  const { statusCode, headers, body } = await app.inject(path);
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toContain("image/svg+xml");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(body).toContain(">N</text>");
});

it("redirects to the logo if this server has it", async () => {
  const { app, path } = await open({ logo: "/media/m1/logo.png" });
  const { statusCode, headers } = await app.inject(path);
  expect([statusCode, headers["location"]]).toEqual([302, "/media/m1/logo.png"]);
  const { path: foreign } = await open({ logo: "https://cdn.example/logo.png" });
  expect(foreign).toBe((await open()).path);
});

it("changes the address with the name, the colour and the logo", async () => {
  const paths = await Promise.all(
    [{}, { name: "Other" }, { accentColor: "#8a2be2" }, { logo: "/media/m1/logo.png" }].map(
      async (changes) => (await open(changes)).path,
    ),
  );
  expect(new Set(paths).size).toBe(4);
});

it("shows the present icon at an outdated address without caching it", async () => {
  const { app } = await open();
  const { statusCode, headers } = await app.inject("/assets/tab-icon-0000000000");
  expect([statusCode, headers["cache-control"]]).toEqual([200, "no-cache"]);
});

it("returns 404 for /favicon.ico and shows no icon without a business", async () => {
  const { app } = await open();
  expect((await app.inject("/favicon.ico")).statusCode).toBe(404);
  const { app: empty } = await createTestApp({ reachBusiness: async () => null });
  expect((await empty.inject("/widget/x")).body).toContain('<link rel="icon" href="data:,">');
  expect((await empty.inject("/assets/tab-icon-0000000000")).statusCode).toBe(404);
});
