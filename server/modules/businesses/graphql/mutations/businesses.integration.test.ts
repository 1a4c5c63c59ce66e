import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { setUpHostServers, setUpMutations } from "../../../../testing/fixtures.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import { openGraph } from "../../../../testing/graph.ts";

const FIELDS = `business { slug name tagline timeZone currency locale hourCycle isZoneLocked phone email address accentColor logo
  origin cancellationPolicy redirectOrigins hosts }`;

const servers = await setUpHostServers();
const graph = await openGraph({ hasOther: true, hostLookups: servers.lookups });
const { expectMutation, issues, keys, send } = await setUpMutations(graph, FIELDS);
let former: Record<string, unknown>;
beforeAll(async () => {
  const [row] = await graph.database.query("SELECT * FROM businesses WHERE slug = 'northside'");
  former = row!;
});
afterEach(async () => {
  const names = Object.keys(former).filter((name) => name !== "id");
  await graph.database.query(
    `UPDATE businesses SET ${names.map((name, i) => `${name} = $${i + 2}`).join(", ")} WHERE id = $1`,
    [former["id"], ...names.map((name) => former[name])],
  );
  await graph.database.query("DELETE FROM business_hosts WHERE host <> $1", [OTHER.host]);
  await graph.database.query("DELETE FROM pending_hosts");
  graph.clock.advance(1);
});

async function prove(host: string, asker = keys.own) {
  const [row] = await graph.database.query<{ token: string }>(
    "SELECT token FROM pending_hosts WHERE host = $1",
    [host],
  );
  servers.setRecords(`_daybook.${host}`, `daybook=${row!.token}`);
  return send("verifyHost", { host }, asker);
}
const nameAt = async (host: string) =>
  (await graph.run<{ business: { name: string } }>(`{ business { name } }`, {}, { host })).data.business.name;

describe("the settings", () => {
  it("change the given fields once for each idempotency key, and apply immediately", async () => {
    expect(await nameAt("localhost")).toBe("Northside Studio");
    const input = {
      name: "Northside & Friends",
      tagline: null,
      timeZone: "Europe/Berlin",
      locale: "de",
      hourCycle: "H24",
      isZoneLocked: true,
      accentColor: "#ABC",
      logo: "/media/m/320.webp",
      cancellationPolicy: "A day before.",
      taxBasisPoints: 1900,
      redirectOrigins: ["https://Example.com/"],
    };
    const changed = await expectMutation("updateBusiness", input, {
      name: "Other",
    });
    expect(changed["business"]).toMatchObject({
      slug: "northside",
      name: "Northside & Friends",
      tagline: null,
      timeZone: "Europe/Berlin",
      currency: "USD",
      locale: "de",
      hourCycle: "H24",
      isZoneLocked: true,
      phone: "+1 212 555 0142",
      accentColor: "#aabbcc",
      logo: "/media/m/320.webp",
      cancellationPolicy: "A day before.",
      redirectOrigins: ["https://example.com"],
    });
    expect(await nameAt("localhost")).toBe("Northside & Friends");
    expect(await send("updateBusiness", input)).toEqual(changed);
    expect(await nameAt(OTHER.host)).toBe("Harbor");
  });

  it("reject invalid values with the path of every issue", async () => {
    const wrong = {
      name: "",
      locale: "ja",
      phone: null,
      email: "x",
      accentColor: "red",
      taxBasisPoints: -1,
      redirectOrigins: ["ftp://x"],
    };
    expect(await issues("updateBusiness", wrong)).toEqual([
      "name REQUIRED",
      "locale INVALID",
      "phone REQUIRED",
      "email INVALID_EMAIL",
      "accentColor INVALID",
      "taxBasisPoints OUT_OF_RANGE",
      "redirectOrigins.0 INVALID",
    ]);
    for (const [name, value] of [
      ["timeZone", "Mars/Base"],
      ["currency", "EURO"],
      ["locale", "e"],
    ] as const)
      expect(await send("updateBusiness", { ...wrong, [name]: value })).toMatchObject({
        code: "BAD_USER_INPUT",
        message: expect.stringContaining(`at "input.${name}"`),
      });
    expect(await nameAt("localhost")).toBe("Northside Studio");
  });

  it("keep the currency while there is any price", async () => {
    expect(await issues("updateBusiness", { currency: "EUR" })).toEqual(["currency IN_USE"]);
    expect((await send("updateBusiness", { currency: "USD" })).__typename).toBe("UpdateBusinessPayload");
    const changed = await send("updateBusiness", { currency: "EUR" }, keys.foreign);
    expect(changed["business"]).toMatchObject({ slug: "harbor", currency: "EUR" });
  });

  it("show branding and language to visitors, hosts and origins to the owner only", async () => {
    const { data } = await graph.run(`{ business { accentColor logo locale } }`);
    expect(data).toEqual({ business: { accentColor: "#1f6f5c", logo: null, locale: "en" } });
    for (const field of [
      "hosts",
      "pendingHosts { token }",
      "origin",
      "redirectOrigins",
      "answersUnknownHosts",
    ]) {
      const { errors } = await graph.run(`{ business { ${field} } }`);
      expect([field, errors[0]?.code]).toEqual([field, "UNAUTHENTICATED"]);
    }
  });
});

describe("a host", () => {
  it("serves the business under its normalized name from its proof to its removal", async () => {
    expect(await nameAt("book.harbor.example")).toBe("Northside Studio");
    await send("addHost", { host: "Book.Harbor.example" }, keys.foreign);
    const proven = await prove("book.harbor.example", keys.foreign);
    expect(proven["business"]).toMatchObject({ hosts: ["book.harbor.example", OTHER.host] });
    expect(await nameAt("book.harbor.example")).toBe("Harbor");
    const again = await send("addHost", { host: "book.harbor.example" }, keys.foreign);
    expect(again["business"]).toEqual(proven["business"]);
    await send("removeHost", { host: "book.harbor.example" }, keys.foreign);
    expect(await nameAt("book.harbor.example")).toBe("Northside Studio");
    expect((await send("removeHost", { host: "book.harbor.example" }, keys.foreign)).__typename).toBe(
      "RemoveHostPayload",
    );
  });

  it("is added and removed once for each idempotency key, by the owner only", async () => {
    await expectMutation("addHost", { host: "book.north.example" }, { host: "b.north.example" });
    await expectMutation("removeHost", { host: "book.north.example" }, { host: "b.north.example" });
  });

  it.each(["localhost", "192.0.2.1", "salon", "salon.example:8080", "https://salon.example", ""])(
    "rejects %j",
    async (host) => {
      expect(await issues("addHost", { host })).toEqual(["host INVALID"]);
    },
  );

  it("or the origin of another business is taken and cannot be removed", async () => {
    expect(await issues("addHost", { host: OTHER.host })).toEqual(["host TAKEN"]);
    await graph.database.query(
      "UPDATE businesses SET origin = 'https://links.harbor.example' WHERE slug = 'harbor'",
    );
    expect(await issues("addHost", { host: "links.harbor.example" })).toEqual(["host TAKEN"]);
    await send("removeHost", { host: OTHER.host });
    expect(await nameAt(OTHER.host)).toBe("Harbor");
    await graph.database.query("UPDATE businesses SET origin = NULL WHERE slug = 'harbor'");
  });

  it("is in use while the origin is on it", async () => {
    expect(await issues("updateBusiness", { origin: "https://book.north.example" })).toEqual([
      "origin NOT_FOUND",
    ]);
    expect(await issues("updateBusiness", { origin: "http://book.north.example" })).toEqual([
      "origin INVALID",
    ]);
    await send("addHost", { host: "book.north.example" });
    await prove("book.north.example");
    const led = await send("updateBusiness", { origin: "https://book.north.example" });
    expect(led["business"]).toMatchObject({ origin: "https://book.north.example" });
    expect(await issues("removeHost", { host: "book.north.example" })).toEqual(["host IN_USE"]);
    expect((await send("updateBusiness", { origin: null }))["business"]).toMatchObject({ origin: null });
    expect((await send("removeHost", { host: "book.north.example" })).__typename).toBe("RemoveHostPayload");
  });

  it("is one of at most twenty", async () => {
    for (let i = 0; i < 20; i += 1) await send("addHost", { host: `h${i}.north.example` });
    expect(await issues("addHost", { host: "h20.north.example" })).toEqual(["host TOO_MANY"]);
    expect((await send("addHost", { host: "h3.north.example" })).__typename).toBe("AddHostPayload");
    await prove("h3.north.example");
    expect(await issues("addHost", { host: "h20.north.example" })).toEqual(["host TOO_MANY"]);
  });
});
