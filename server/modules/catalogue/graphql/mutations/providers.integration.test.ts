import { describe, expect, it } from "vitest";
import { setUpMutations } from "../../../../testing/fixtures.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import { holdAndBook } from "../../../../testing/bookings/holdAndBook.ts";
import { serviceId, staffId } from "../../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { openGraph } from "../../../../testing/graph.ts";

const FIELDS = `provider { id slug name description address phone picture position publication staff { totalCount edges { node { slug } } }
  services(first: 20) { edges { node { slug } } } }`;
const LIST = `query ($filter: ProviderFilter, $search: String, $first: Int = 20) { viewer { business {
  providers(filter: $filter, search: $search, first: $first) { totalCount edges { node { slug publication staff { edges { node { slug } } } } } } } } }`;

const graph = await openGraph({ hasOther: true });
const { expectMutation, issues, keys, send } = await setUpMutations(graph, FIELDS);

const calendar = async (provider: string) =>
  (
    await graph.run<{ business: { provider: { isPublished: boolean; slug: string } | null } }>(
      `query ($slug: ID!) { business { provider(id: $slug) { slug isPublished } } }`,
      { slug: provider },
    )
  ).data.business.provider;

describe("a provider", () => {
  it("is created as a draft with its staff and services, once for each idempotency key", async () => {
    const input = {
      slug: "uptown",
      name: " Uptown ",
      description: "On the\r\nfourth floor.",
      phone: "+1 212 555 0111",
      picture: "/media/m/640.webp",
      position: 7,
      staff: ["amara", staffId("bruno")],
      services: [serviceId("massage"), "physio"],
    };
    const createResult = await expectMutation("createProvider", input, {
      name: "Other",
    });
    expect(createResult["provider"]).toMatchObject({
      slug: "uptown",
      name: "Uptown",
      description: "On the\nfourth floor.",
      address: null,
      phone: "+1 212 555 0111",
      picture: "/media/m/640.webp",
      position: 7,
      publication: "DRAFT",
      staff: { totalCount: 2, edges: [{ node: { slug: "amara" } }, { node: { slug: "bruno" } }] },
      services: { edges: [{ node: { slug: "physio" } }, { node: { slug: "massage" } }] },
    });
    expect(await calendar("uptown")).toEqual({ slug: "uptown", isPublished: false });
  });

  it("changes the given fields only, and null clears optional ones", async () => {
    await send("createProvider", {
      slug: "change",
      name: "Change",
      phone: "+1 212 555 0111",
      staff: ["amara"],
    });
    const input = {
      id: "change",
      phone: null,
      description: null,
      services: ["physio"],
    };
    await expectMutation("publishProvider", { id: "change" }, { id: "downtown" });
    const changed = await expectMutation("updateProvider", input, {
      name: "Other",
    });
    expect(changed["provider"]).toMatchObject({
      name: "Change",
      phone: null,
      publication: "PUBLISHED",
      staff: { totalCount: 1, edges: [{ node: { slug: "amara" } }] },
      services: { edges: [{ node: { slug: "physio" } }] },
    });
    expect(await send("updateProvider", input)).toEqual(changed);
    expect((await send("updateProvider", { id: "change", staff: null }))["provider"]).toMatchObject({
      staff: { totalCount: 0, edges: [] },
      services: { edges: [{ node: { slug: "physio" } }] },
    });
  });

  it("is found by its former slug until another has it", async () => {
    await send("createProvider", { slug: "old-name", name: "Renamed" });
    await send("updateProvider", { id: "old-name", slug: "new-name" });
    await send("updateProvider", { id: "new-name", slug: "newest-name" });
    expect(await calendar("old-name")).toMatchObject({ slug: "newest-name" });
    expect(await calendar("new-name")).toMatchObject({ slug: "newest-name" });
    await send("createProvider", { slug: "old-name", name: "Another" });
    expect(await calendar("old-name")).toMatchObject({ slug: "old-name" });
    await send("updateProvider", { id: "newest-name", slug: "new-name" });
    expect(await calendar("new-name")).toMatchObject({ slug: "new-name" });
    expect(await calendar("newest-name")).toMatchObject({ slug: "new-name" });
  });

  it.each([
    [{ slug: "northside", name: "Twice" }, ["slug TAKEN"]],
    [{ slug: "widget", name: "" }, ["slug TAKEN", "name REQUIRED"]],
    [
      { slug: "bad", name: "Bad", phone: "none", picture: "//x", position: -1 },
      ["phone INVALID_PHONE", "picture INVALID", "position OUT_OF_RANGE"],
    ],
    [
      { slug: "bad", name: "Bad", staff: ["amara", "hana"], services: ["nothing", "physio", "physio"] },
      ["staff.1 NOT_FOUND", "services.0 NOT_FOUND", "services.2 DUPLICATE"],
    ],
  ])("%j is rejected with the path of every issue", async (input, expected) => {
    expect(await issues("createProvider", input)).toEqual(expected);
    expect(await calendar("bad")).toBeNull();
  });

  it("rejects a taken slug, another business's id and removal of a grouped service", async () => {
    expect(await issues("updateProvider", { id: "downtown", slug: "northside" })).toEqual(["slug TAKEN"]);
    expect(await issues("updateProvider", { id: "nowhere", name: "X" })).toEqual(["id NOT_FOUND"]);
    expect(await issues("updateProvider", { id: "northside", name: "X" }, keys.foreign)).toEqual([
      "id NOT_FOUND",
    ]);
    expect(
      await issues("updateProvider", { id: toGlobalId("Provider", OTHER.providerId), name: "X" }),
    ).toEqual(["id NOT_FOUND"]);
    const [linked] = await graph.database.query<{ slug: string }>(
      `SELECT p.slug FROM group_calendars g JOIN providers p ON p.business_id = g.business_id AND p.id = g.provider_id LIMIT 1`,
    );
    expect(await issues("updateProvider", { id: linked!.slug, services: [] })).toEqual(["services IN_USE"]);
  });

  it("is deleted without references and archived otherwise", async () => {
    await send("createProvider", { slug: "gone", name: "Gone", staff: ["amara"], services: ["physio"] });
    const deleteResult = await expectMutation("deleteProvider", { id: "gone" }, { id: "downtown" });
    expect(deleteResult).toMatchObject({ provider: null });
    expect(await calendar("gone")).toBeNull();

    const createResult = await send("createProvider", {
      slug: "kept",
      name: "Kept",
      publication: "PUBLISHED",
      staff: ["amara"],
      services: ["consultation"],
    });
    await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], consentText: null });
    const holdRequest = {
      service: serviceId("consultation"),
      provider: (createResult["provider"] as { id: string }).id,
      staff: staffId("amara"),
    };
    await holdAndBook(graph, { ...holdRequest, startsAt: "2026-11-24T14:00:00Z" });
    const archiveResult = await send("deleteProvider", { id: "kept" });
    expect(archiveResult).toMatchObject({ provider: { slug: "kept", publication: "ARCHIVED" } });
    expect(await calendar("kept")).toEqual({ slug: "kept", isPublished: false });
    expect(await send("deleteProvider", { id: "kept" })).toEqual(archiveResult);
  });

  it("is archived and restored as a draft, but stays published when not archived", async () => {
    await send("createProvider", { slug: "away", name: "Away", publication: "PUBLISHED" });
    const away = await expectMutation("archiveProvider", { id: "away" }, { id: "kept" });
    expect(away["provider"]).toMatchObject({ publication: "ARCHIVED" });
    const back = await expectMutation("restoreProvider", { id: "away" }, { id: "kept" });
    expect(back["provider"]).toMatchObject({ publication: "DRAFT" });
    expect((await send("restoreProvider", { id: "northside" }))["provider"]).toMatchObject({
      publication: "PUBLISHED",
    });
    for (const mutation of ["archiveProvider", "restoreProvider", "deleteProvider"])
      expect(await issues(mutation, { id: "northside" }, keys.foreign)).toEqual(["id NOT_FOUND"]);
  });
});

describe("the list of providers", () => {
  const slugs = async (variables: object, asker = keys.own) => {
    type Listed = {
      viewer: { business: { providers: { totalCount: number; edges: { node: { slug: string } }[] } } };
    };
    const { data } = await graph.run<Listed>(LIST, { ...variables }, asker);
    const { totalCount, edges } = data.viewer.business.providers;
    expect(totalCount).toBe(edges.length);
    return edges.map(({ node }) => node.slug);
  };

  it("contains published or requested rows in the same number of statements", async () => {
    expect(await slugs({})).toEqual(expect.arrayContaining(["northside", "downtown"]));
    expect(await slugs({})).not.toContain("kept");
    expect(await slugs({ filter: { publication: ["ARCHIVED"] } })).toEqual(["kept"]);
    expect(await slugs({ filter: { publication: ["ARCHIVED", "PUBLISHED"] }, search: "KEP" })).toEqual([
      "kept",
    ]);
    expect(await slugs({ search: "%" })).toEqual([]);
    const ask = (first: number) => graph.statementsOf(() => graph.run(LIST, { first }, keys.own));
    expect((await ask(4)).length).toBe((await ask(1)).length);
  });

  it("shows visitors published rows only", async () => {
    const { errors } = await graph.run(
      `{ business { providers(filter: { publication: [DRAFT] }) { totalCount } } }`,
    );
    expect(errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
    const other = await graph.run(
      `{ business(id: "northside") { providers(filter: { publication: [ARCHIVED] }) { totalCount } } }`,
      {},
      keys.foreign,
    );
    expect(other.errors).toMatchObject([{ code: "FORBIDDEN" }]);
  });
});
