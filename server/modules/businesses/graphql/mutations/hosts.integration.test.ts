import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkDueHosts } from "../../checkDueHosts.ts";
import { contentApp } from "../../../../testing/servers/contentApp.ts";
import { setUpHostServers } from "../../../../testing/fixtures.ts";
import { type TestCaller, seededRandom, openGraph } from "../../../../testing/graph.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import {
  expectBusinessMutation,
  sendOwnerMutation,
  createOwnerKeys,
} from "../../../../testing/businesses/ownerCalls.ts";

const HOST = "book.harbor.example";
const PENDING = "host token recordName recordValue fileUrl requestedAt lastCheckedAt problem";
const FIELDS = `business { slug hosts pendingHosts { ${PENDING} } }`;

interface Pending {
  readonly host: string;
  readonly recordName: string;
  readonly recordValue: string;
  readonly fileUrl: string;
  readonly lastCheckedAt: string | null;
  readonly problem: string | null;
}

const servers = await setUpHostServers();
const graph = await openGraph({ hasOther: true, hostLookups: servers.lookups });
const keys = await createOwnerKeys(graph);
beforeEach(() => {
  graph.clock.set("2026-11-20T09:00:00Z");
});
afterEach(async () => {
  servers.reset();
  await graph.database.query("DELETE FROM pending_hosts");
  await graph.database.query("DELETE FROM business_hosts WHERE host <> $1", [OTHER.host]);
  await graph.database.query("UPDATE businesses SET origin = NULL");
});

const send = (mutation: string, input: object, asker: TestCaller = keys.foreign) =>
  sendOwnerMutation(graph, mutation, FIELDS, input, asker);
const issues = async (mutation: string, input: object, asker?: TestCaller) =>
  (await send(mutation, input, asker)).issues?.map(({ path, code }) => `${path.join(".")} ${code}`);
async function added(host = HOST, asker: TestCaller = keys.foreign): Promise<Pending> {
  const answer = await sendOwnerMutation(graph, "addHost", `pendingHost { ${PENDING} }`, { host }, asker);
  return answer["pendingHost"] as Pending;
}
async function verify(asker: TestCaller = keys.foreign, host = HOST): Promise<string> {
  graph.clock.advance(1);
  const document = `mutation ($input: VerifyHostInput!) { verifyHost(input: $input) { __typename
    ... on HostNotProven { reason message } ... on InvalidInput { issues { code } } } }`;
  const { data } = await graph.run<{
    verifyHost: { __typename: string; reason?: string; issues?: { code: string }[] };
  }>(document, { input: { host } }, asker);
  const { __typename, reason, issues: matches } = data.verifyHost;
  return [__typename, reason, ...(matches ?? []).map(({ code }) => code)].filter(Boolean).join(" ");
}
const business = async (asker: TestCaller = keys.foreign) => {
  const { data } = await graph.run<{ business: { hosts: string[]; pendingHosts: Pending[] } }>(
    `{ business { hosts pendingHosts { ${PENDING} } } }`,
    {},
    asker,
  );
  return data.business;
};
const nameAt = async (host: string) => {
  graph.clock.advance(1);
  return (await graph.run<{ business: { name: string } }>(`{ business { name } }`, {}, { host })).data
    .business.name;
};
const check = () => checkDueHosts({ ...graph, random: seededRandom("hosts"), hostLookups: servers.lookups });

describe("addHost", () => {
  it("makes a pending host that serves no business", async () => {
    const answer = await send("addHost", { host: "Book.Harbor.example" });
    expect(answer["business"]).toMatchObject({ hosts: [OTHER.host], pendingHosts: [{ host: HOST }] });
    const { recordName, recordValue, fileUrl, lastCheckedAt, problem } = await added();
    expect(recordName).toBe(`_daybook.${HOST}`);
    expect(recordValue).toMatch(/^daybook=[\w-]{24}$/);
    expect(fileUrl).toBe(`https://${HOST}/.well-known/daybook/${recordValue.slice("daybook=".length)}`);
    expect([lastCheckedAt, problem]).toEqual([null, null]);
    expect(await nameAt(HOST)).toBe("Northside Studio");
    const directory = (await graph.context({ host: HOST })).business;
    expect(directory?.slug).toBe("northside");
    expect(await issues("updateBusiness", { origin: `https://${HOST}` })).toEqual(["origin NOT_FOUND"]);
  });

  it("keeps the token when the same host is added again", async () => {
    const first = await added();
    expect(await added()).toEqual(first);
    await send("removeHost", { host: HOST });
    expect((await business()).pendingHosts).toEqual([]);
    expect((await added()).recordValue).not.toBe(first.recordValue);
  });

  it("shows pending hosts to their own business only", async () => {
    await added();
    expect((await business(keys.own)).pendingHosts).toEqual([]);
    for (const asker of [{ host: OTHER.host }, keys.other]) {
      const { errors } = await graph.run(`{ business { pendingHosts { token } } }`, {}, asker);
      expect(errors[0]?.code).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
    }
  });
});

describe("verifyHost", () => {
  it("proves a host by its TXT record, of several strings too", async () => {
    const { recordName, recordValue } = await added();
    servers.setRecords(recordName, "v=spf1 -all", [recordValue.slice(0, 10), recordValue.slice(10)]);
    expect(await verify()).toBe("VerifyHostPayload");
    expect(await business()).toEqual({ hosts: [HOST, OTHER.host], pendingHosts: [] });
    expect(await nameAt(HOST)).toBe("Harbor");
    expect(await verify()).toBe("VerifyHostPayload");
  });

  it("proves a host by its file", async () => {
    const { fileUrl, recordValue } = await added();
    servers.setFile(fileUrl.replace("https:", "http:"), `${recordValue}\n`);
    expect(await verify()).toBe("VerifyHostPayload");
    expect(await nameAt(HOST)).toBe("Harbor");
  });

  it("returns the reason when the host is not proven", async () => {
    const { fileUrl, recordName, recordValue } = await added();
    const file = fileUrl.replace("https:", "http:");
    expect(await verify()).toBe("HostNotProven NOT_FOUND");
    servers.setFile(file, recordValue, 302);
    expect(await verify()).toBe("HostNotProven NOT_FOUND");
    servers.setFile(file, `<p>${recordValue}</p>`);
    expect(await verify()).toBe("HostNotProven NOT_FOUND");
    servers.setRecords(recordName, "daybook=another");
    expect(await verify()).toBe("HostNotProven WRONG_VALUE");
    servers.setDnsFailing(true);
    expect(await verify()).toBe("HostNotProven UNREACHABLE");
    expect((await business()).pendingHosts).toMatchObject([
      { problem: "UNREACHABLE", lastCheckedAt: expect.stringContaining("2026-11-20T09:05") as string },
    ]);
    expect(await nameAt(HOST)).toBe("Northside Studio");
  });

  it("does not repeat a check of the last five seconds", async () => {
    await added();
    await verify();
    const before = servers.queries();
    expect((await send("verifyHost", { host: HOST })).__typename).toBe("HostNotProven");
    expect(servers.queries()).toBe(before);
  });

  it("gives the host to the first business that proves it", async () => {
    const otherHost = await added();
    const ours = await added(HOST, keys.own);
    expect(ours.recordValue).not.toBe(otherHost.recordValue);
    servers.setRecords(otherHost.recordName, otherHost.recordValue, ours.recordValue);
    const [first, second] = await Promise.all([verify(), verify(keys.own)]);
    expect([first, second].toSorted()).toEqual(["InvalidInput TAKEN", "VerifyHostPayload"]);
    const loser = first === "VerifyHostPayload" ? keys.own : keys.foreign;
    expect((await business(loser)).pendingHosts).toMatchObject([{ host: HOST, problem: "TAKEN" }]);
    expect(await verify(loser)).toBe("InvalidInput TAKEN");
    expect(await issues("removeHost", { host: HOST }, loser)).toBeUndefined();
    expect(await issues("addHost", { host: HOST }, loser)).toEqual(["host TAKEN"]);
  });

  it("does not prove a host with the token of another business", async () => {
    const { recordName, recordValue } = await added();
    await added(HOST, keys.own);
    servers.setRecords(recordName, recordValue);
    expect(await verify(keys.own)).toBe("HostNotProven WRONG_VALUE");
    expect(await verify()).toBe("VerifyHostPayload");
  });

  it("rejects a host that is not pending", async () => {
    expect(await verify()).toBe("InvalidInput NOT_FOUND");
    expect(await verify(keys.foreign, "localhost")).toBe("InvalidInput INVALID");
    await added();
    expect(await verify(keys.own)).toBe("InvalidInput NOT_FOUND");
  });

  it("is for the owner only, and runs once for each idempotency key", async () => {
    const { recordName, recordValue } = await added("a.north.example", keys.own);
    servers.setRecords(recordName, recordValue);
    const input = { host: "a.north.example" };
    await expectBusinessMutation(graph, keys, "verifyHost", "business { id }", input, {
      host: "b.north.example",
    });
  });
});

describe("removeHost", () => {
  it("removes a pending host, so that its record proves nothing", async () => {
    const { recordName, recordValue } = await added();
    servers.setRecords(recordName, recordValue);
    await send("removeHost", { host: HOST });
    expect(await verify()).toBe("InvalidInput NOT_FOUND");
    graph.clock.advance(10);
    expect(await check()).toBe(0);
    expect((await business()).hosts).toEqual([OTHER.host]);
  });
});

describe("the job", () => {
  it("proves a host whose check is due", async () => {
    const { recordName, recordValue } = await added();
    expect(await check()).toBe(0);
    servers.setRecords(recordName, recordValue);
    graph.clock.advance(1);
    expect(await check()).toBe(1);
    expect(await business()).toEqual({ hosts: [HOST, OTHER.host], pendingHosts: [] });
    expect(await check()).toBe(0);
  });

  it("records a proven host once in the audit log of its business", async () => {
    await graph.database.query("TRUNCATE audit_entries CASCADE");
    const { recordName, recordValue } = await added();
    graph.clock.advance(1);
    await check();
    servers.setRecords(recordName, recordValue);
    graph.clock.advance(5);
    await Promise.all([check(), check()]);
    const read = `{ business { id auditLog(first: 5, filter: { action: "verifyHost" }) { edges { node {
      actorKind actorName action subject fields requestId addressHash } } } } }`;
    const log = async (asker: TestCaller) =>
      (
        await graph.run<{ business: { id: string; auditLog: { edges: { node: object }[] } } }>(
          read,
          {},
          asker,
        )
      ).data.business;
    const { id, auditLog } = await log(keys.foreign);
    expect(auditLog.edges.map(({ node }) => node)).toEqual([
      {
        actorKind: "SYSTEM",
        actorName: null,
        action: "verifyHost",
        subject: id,
        fields: ["host"],
        requestId: null,
        addressHash: null,
      },
    ]);
    expect((await log(keys.own)).auditLog.edges).toEqual([]);
  });

  it("waits longer after each check and ends after 14 days", async () => {
    const { recordName, recordValue } = await added();
    graph.clock.advance(1);
    expect(await check()).toBe(1);
    expect(await check()).toBe(0);
    graph.clock.advance(1);
    expect(await check()).toBe(1);
    graph.clock.advance(1);
    expect(await check()).toBe(0);
    graph.clock.advance(14 * 24 * 60);
    expect(await check()).toBe(1);
    expect((await business()).pendingHosts).toMatchObject([{ problem: "EXPIRED" }]);
    graph.clock.advance(30 * 24 * 60);
    expect(await check()).toBe(0);
    expect(await verify()).toBe("HostNotProven NOT_FOUND");
    expect((await business()).pendingHosts).toMatchObject([{ problem: "EXPIRED" }]);
    servers.setRecords(recordName, recordValue);
    expect(await verify()).toBe("VerifyHostPayload");
  });

  it("marks a host that another business has", async () => {
    await added();
    await graph.database.query(
      "INSERT INTO business_hosts (host, business_id) SELECT $1, id FROM businesses WHERE slug = 'northside'",
      [HOST],
    );
    graph.clock.advance(1);
    expect(await check()).toBe(1);
    expect((await business()).pendingHosts).toMatchObject([{ problem: "TAKEN" }]);
    expect(await check()).toBe(0);
  });

  it("checks each host once when two processes run it", async () => {
    await added();
    graph.clock.advance(1);
    const counts = await Promise.all([check(), check()]);
    expect(counts.toSorted()).toEqual([0, 1]);
  });
});

it("the server has no file that proves a host", async () => {
  const { fileUrl, recordValue } = await added();
  const { app, close } = await contentApp(graph);
  for (const host of [HOST, OTHER.host, "localhost"]) {
    const { statusCode, body } = await app.inject({ url: new URL(fileUrl).pathname, headers: { host } });
    expect(statusCode).toBe(404);
    expect(body).not.toContain(recordValue.slice("daybook=".length));
  }
  await close();
});
