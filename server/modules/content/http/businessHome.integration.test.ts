import { describe, expect, it } from "vitest";
import { setUpContentApp } from "../../../testing/fixtures.ts";
import { OTHER } from "../../../testing/businesses/otherBusiness.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph({ hasOther: true });
const served = await setUpContentApp(graph);

const get = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url, headers: { host: OTHER.host, ...headers } });

describe("home page of a business without a published site", () => {
  it("returns 200 with noindex and no-store", async () => {
    const { statusCode, headers, body } = await get("/");
    expect(statusCode).toBe(200);
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["etag"]).toBeUndefined();
    expect(body).toContain('"name":"Harbor"');
  });

  it("shows a changed service at once", async () => {
    const where = { businessId_id: { businessId: OTHER.businessId, id: OTHER.serviceId } };
    const { service } = graph.database.prisma;
    expect((await get("/")).body).toContain('"name":"Talk"');
    await service.update({ where, data: { publication: "DRAFT" } });
    expect((await get("/")).body).not.toContain('"name":"Talk"');
    await service.update({ where, data: { publication: "PUBLISHED" } });
    expect((await get("/")).body).toContain('"name":"Talk"');
  });

  it("leaves every other unknown address a 404", async () => {
    for (const url of ["/about", "/index.html", "/journal/b/x/"])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  it("is a cacheable page of the site once the business has published one", async () => {
    const { statusCode, headers } = await get("/", { host: "localhost" });
    expect([statusCode, headers["x-robots-tag"]]).toEqual([200, undefined]);
    expect(headers["cache-control"]).toBe("public, no-cache");
  });
});
