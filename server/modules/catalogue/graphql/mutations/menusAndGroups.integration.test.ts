import { describe, expect, it } from "vitest";
import { setUpMutations } from "../../../../testing/fixtures.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { openGraph } from "../../../../testing/graph.ts";

const MENU = "serviceMenu { id slug name publication categories { id name allServices { slug } } }";
const GROUP = "group { id slug name publication allCalendars { service { slug } provider { slug } } }";

interface MenuResult {
  readonly id: string;
  readonly publication: string;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
}

const graph = await openGraph({ hasOther: true });
const { expectMutation, issues, keys, send } = await setUpMutations(graph, (mutation) =>
  mutation.startsWith("delete")
    ? "deletedId"
    : mutation.endsWith("Menu")
      ? MENU
      : mutation.endsWith("Group")
        ? GROUP
        : "service { slug }",
);

const sendMenu = async (mutation: string, input: object) =>
  (await send(mutation, input))["serviceMenu"] as MenuResult;

describe("a former slug", () => {
  it("leads to its menu, group or service until another takes it", async () => {
    const categories = [{ name: "All", services: ["massage"] }];
    await send("createServiceMenu", { slug: "leaflet", name: "A", publication: "PUBLISHED", categories });
    await send("createGroup", { slug: "poster", name: "B", publication: "PUBLISHED", calendars: [] });
    await send("updateServiceMenu", { id: "leaflet", slug: "leaflet-now" });
    await send("updateGroup", { id: "poster", slug: "poster-now" });
    await send("updateService", { id: "massage", slug: "massages" });
    const ask = async () => {
      const { data } = await graph.run(`{ business {
        serviceMenu(id: "leaflet") { slug service(id: "massage") { slug } } group(id: "poster") { slug }
        menuLink: bookingLink(id: "leaflet") { ... on ServiceMenu { slug } }
        groupLink: bookingLink(id: "poster") { ... on Group { slug } } } }`);
      return data!["business"];
    };
    const menu = { slug: "leaflet-now" };
    const group = { slug: "poster-now" };
    expect(await ask()).toEqual({
      serviceMenu: { ...menu, service: { slug: "massages" } },
      group,
      menuLink: menu,
      groupLink: group,
    });
    await send("updateService", { id: "massages", slug: "massage" });
    await send("createGroup", { slug: "poster", name: "C", publication: "PUBLISHED", calendars: [] });
    expect(await ask()).toMatchObject({ group: { slug: "poster" }, groupLink: { slug: "poster" } });
    const { data } = await graph.run(
      `{ business { group(id: "${toGlobalId("Group", crypto.randomUUID())}") { slug } } }`,
    );
    expect(data).toEqual({ business: { group: null } });
  });
});

describe("a service menu", () => {
  it("is created with its categories once for each idempotency key", async () => {
    const input = {
      slug: "winter",
      name: "Winter",
      publication: "PUBLISHED",
      categories: [
        { name: "Warm", services: ["massage", "yoga-class"] },
        { name: "Quiet", services: ["massage"] },
        { name: "Empty", services: [] },
      ],
    };
    const createResult = await expectMutation("createServiceMenu", input, {
      name: "Other",
    });
    expect(createResult["serviceMenu"]).toMatchObject({
      slug: "winter",
      publication: "PUBLISHED",
      categories: [
        { name: "Warm", allServices: [{ slug: "massage" }, { slug: "yoga-class" }] },
        { name: "Quiet", allServices: [{ slug: "massage" }] },
        { name: "Empty", allServices: [] },
      ],
    });
    const { data } = await graph.run(`{ business { bookingLink(id: "winter") { __typename } } }`);
    expect(data).toEqual({ business: { bookingLink: { __typename: "ServiceMenu" } } });
  });

  it("replaces its categories, and known ones keep their ids", async () => {
    const category = (name: string, ...services: string[]) => ({ name, services });
    const { categories } = await sendMenu("createServiceMenu", {
      slug: "spring",
      name: "Spring",
      categories: [category("A", "massage"), category("B", "physio"), category("C")],
    });
    const [a, b] = categories;
    const change = {
      id: "spring",
      name: "Spring again",
      categories: [
        category("New", "coaching"),
        { ...category("B 2", "massage", "physio"), id: b!.id },
        { ...category("A"), id: a!.id },
      ],
    };
    const changed = await sendMenu("updateServiceMenu", change);
    expect(changed).toMatchObject({
      slug: "spring",
      name: "Spring again",
      publication: "DRAFT",
      categories: [
        { name: "New", allServices: [{ slug: "coaching" }] },
        { id: b!.id, name: "B 2", allServices: [{ slug: "massage" }, { slug: "physio" }] },
        { id: a!.id, name: "A", allServices: [] },
      ],
    });
    expect(await sendMenu("publishServiceMenu", { id: "spring" })).toMatchObject({
      publication: "PUBLISHED",
      categories: changed.categories.map(({ id }) => ({ id })),
    });
    expect(await sendMenu("updateServiceMenu", { id: "spring", categories: null })).toMatchObject({
      categories: [],
    });
  });

  it.each([
    ["an unknown menu", { id: "nothing" }, "id", "NOT_FOUND"],
    ["a slug that is taken", { slug: "taken-menu" }, "slug", "TAKEN"],
    ["a slug of our own addresses", { slug: "widget" }, "slug", "TAKEN"],
    ["no name", { name: " " }, "name", "REQUIRED"],
    [
      "a heading without a name",
      { categories: [{ name: "", services: [] }] },
      "categories.0.name",
      "REQUIRED",
    ],
    [
      "no such heading",
      { categories: [{ id: "heading_x", name: "A", services: [] }] },
      "categories.0.id",
      "NOT_FOUND",
    ],
    [
      "another menu's heading",
      { categories: [{ id: "OTHER", name: "A", services: [] }] },
      "categories.0.id",
      "NOT_FOUND",
    ],
    [
      "a foreign service",
      { categories: [{ name: "A", services: ["massage", toGlobalId("Service", OTHER.serviceId)] }] },
      "categories.0.services.1",
      "NOT_FOUND",
    ],
    [
      "a service twice",
      { categories: [{ name: "A", services: ["massage", "massage"] }] },
      "categories.0.services.1",
      "DUPLICATE",
    ],
  ])("is rejected for %s without changes", async (_, input, path, code) => {
    await send("createServiceMenu", { slug: "kept-menu", name: "Kept" });
    const other = await sendMenu("createServiceMenu", {
      slug: "taken-menu",
      name: "Taken",
      categories: [{ name: "Theirs", services: [] }],
    });
    const known = other?.categories[0]?.id ?? (await firstHeading("taken-menu"));
    const sent = JSON.parse(JSON.stringify(input).replace('"OTHER"', JSON.stringify(known))) as object;
    const rows = () =>
      graph.database.query(
        "SELECT m.*, c.name AS heading FROM service_menus m LEFT JOIN menu_categories c ON c.menu_id = m.id ORDER BY 2, c.id",
      );
    const before = await rows();
    expect(await issues("updateServiceMenu", { id: "kept-menu", ...sent })).toEqual([`${path} ${code}`]);
    expect(await rows()).toEqual(before);
  });

  const firstHeading = async (slug: string) => {
    const { data } = await graph.run<{ business: { serviceMenu: MenuResult } }>(
      `query ($slug: ID!) { business { serviceMenu(id: $slug) { categories { id } } } }`,
      { slug },
    );
    return data.business.serviceMenu.categories[0]!.id;
  };

  it("is archived, restored and deleted, and its services remain", async () => {
    await send("createServiceMenu", {
      slug: "passing-menu",
      name: "Passing",
      publication: "PUBLISHED",
      categories: [{ name: "A", services: ["massage"] }],
    });
    const input = { id: "passing-menu" };
    const foreign = { issues: [{ path: ["id"], code: "NOT_FOUND" }] };
    for (const [mutation, state] of [
      ["archiveServiceMenu", "ARCHIVED"],
      ["restoreServiceMenu", "DRAFT"],
      ["updateServiceMenu", "DRAFT"],
      ["deleteServiceMenu", null],
    ] as const) {
      expect(await send(mutation, input, keys.foreign)).toMatchObject(foreign);
      const done = await expectMutation(mutation, input, {
        id: "treatments",
      });
      if (state) expect(done["serviceMenu"]).toMatchObject({ publication: state });
    }
    expect(await send("deleteServiceMenu", input)).toMatchObject(foreign);
    expect(await graph.database.query("SELECT slug FROM services WHERE slug = 'massage'")).toHaveLength(1);
  });
});

describe("a group", () => {
  it("is created with its calendars once for each idempotency key", async () => {
    const input = {
      slug: "everybody",
      name: "Everybody",
      calendars: [
        { service: "massage", provider: "northside" },
        { service: "massage" },
        { service: "coaching" },
      ],
    };
    const createResult = await expectMutation("createGroup", input, {
      name: "Other",
    });
    expect(createResult["group"]).toMatchObject({
      publication: "DRAFT",
      allCalendars: [
        { service: { slug: "massage" }, provider: { slug: "northside" } },
        { service: { slug: "massage" }, provider: null },
        { service: { slug: "coaching" }, provider: null },
      ],
    });
  });

  it("replaces its calendars, and known ones keep their rows", async () => {
    const calendars = [{ service: "physio", provider: "downtown" }, { service: "physio" }];
    await send("createGroup", { slug: "few", name: "Few", calendars });
    const rows = () =>
      graph.database.query<{ id: string }>(
        "SELECT c.id FROM group_calendars c JOIN groups g ON g.id = c.group_id WHERE g.slug = 'few' ORDER BY c.position",
      );
    const [first, second] = await rows();
    const change = { id: "few", calendars: [calendars[1], { service: "coaching" }, calendars[0]] };
    expect(await send("updateGroup", change)).toMatchObject({
      group: {
        allCalendars: [
          { provider: null },
          { service: { slug: "coaching" } },
          { provider: { slug: "downtown" } },
        ],
      },
    });
    expect(await rows()).toMatchObject([second, {}, first]);
    expect(await send("updateGroup", { id: "few", calendars: [] })).toMatchObject({
      group: { allCalendars: [] },
    });
  });

  it.each([
    ["an unknown group", { id: "nothing" }, "id", "NOT_FOUND"],
    ["a slug of our own addresses", { slug: "assets" }, "slug", "TAKEN"],
    ["no such service", { calendars: [{ service: "nothing" }] }, "calendars.0.service", "NOT_FOUND"],
    [
      "no such provider",
      { calendars: [{ service: "massage", provider: "nothing" }] },
      "calendars.0.provider",
      "NOT_FOUND",
    ],
    [
      "a provider that does not offer it",
      { calendars: [{ service: "massage", provider: "downtown" }] },
      "calendars.0.provider",
      "INVALID",
    ],
    [
      "a calendar twice",
      { calendars: [{ service: "massage" }, { service: "massage" }] },
      "calendars.1",
      "DUPLICATE",
    ],
  ])("with %s is rejected without changes", async (_, input, path, code) => {
    const rows = () => graph.database.query("SELECT * FROM group_calendars ORDER BY id");
    const before = await rows();
    expect(await issues("updateGroup", { id: "new-clients", ...input })).toEqual([`${path} ${code}`]);
    expect(await rows()).toEqual(before);
  });

  it("is archived, restored and deleted", async () => {
    await send("createGroup", {
      slug: "passing-group",
      name: "Passing",
      calendars: [{ service: "massage" }],
    });
    const input = { id: "passing-group" };
    for (const [mutation, state] of [
      ["archiveGroup", "ARCHIVED"],
      ["restoreGroup", "DRAFT"],
      ["updateGroup", "DRAFT"],
      ["deleteGroup", null],
    ] as const) {
      expect(await send(mutation, input, keys.foreign)).toMatchObject({ issues: [{ code: "NOT_FOUND" }] });
      const done = await expectMutation(mutation, input, {
        id: "new-clients",
      });
      if (state) expect(done["group"]).toMatchObject({ publication: state });
    }
  });
});

describe("lists of menus and groups", () => {
  const LISTS = `query ($services: ServiceFilter, $menus: ServiceMenuFilter, $groups: GroupFilter, $search: String) { business(id: "northside") {
    services(filter: $services, search: $search) { totalCount edges { node { slug } } }
    serviceMenus(filter: $menus, search: $search) { totalCount edges { node { slug } } }
    groups(filter: $groups, search: $search) { totalCount edges { node { slug } } } } }`;
  const inStates = (...publication: string[]) => ({
    services: { publication },
    menus: { publication },
    groups: { publication },
  });
  type List = { totalCount: number; edges: { node: { slug: string } }[] };
  const lists = async (variables: Record<string, unknown>, asker = keys.own) => {
    const { data } = await graph.run<{ business: Record<string, List> }>(LISTS, variables, asker);
    return Object.fromEntries(
      Object.entries(data.business).map(([name, { edges }]) => [name, edges.map(({ node }) => node.slug)]),
    );
  };

  it("contain published rows for visitors and the requested ones for the business", async () => {
    await send("createServiceMenu", { slug: "zz-draft", name: "Zz Draft" });
    await send("createGroup", { slug: "zz-away", name: "Zz Away", publication: "ARCHIVED" });
    const publicLists = await lists({ search: "ZZ" }, {});
    expect(publicLists).toEqual({ services: [], serviceMenus: [], groups: [] });
    expect(await lists({ search: "ZZ", ...inStates("DRAFT", "ARCHIVED") })).toEqual({
      services: [],
      serviceMenus: ["zz-draft"],
      groups: ["zz-away"],
    });
    expect((await lists({ search: "MASS" }, {}))["services"]).toEqual(["massage"]);
    const drafts = inStates("DRAFT");
    expect((await graph.run(LISTS, drafts, {})).errors[0]).toMatchObject({ code: "UNAUTHENTICATED" });
    expect((await graph.run(LISTS, drafts, keys.foreign)).errors[0]).toMatchObject({ code: "FORBIDDEN" });
  });

  it("need as many statements for many rows as for few", async () => {
    const all = inStates("DRAFT", "PUBLISHED", "ARCHIVED");
    const document = `query ($services: ServiceFilter, $menus: ServiceMenuFilter, $groups: GroupFilter) { business(id: "northside") {
      serviceMenus(filter: $menus) { edges { node { slug publication categories { id allServices { slug rules { bufferAfterMinutes } } } } } }
      groups(filter: $groups) { edges { node { slug allCalendars { service { slug } provider { slug } } } } }
      services(filter: $services) { edges { node { slug rules { staff { priority staff { slug } } providers { edges { node { slug } } } resources { needed resource { slug } } } } } } } }`;
    const statements = async () =>
      (await graph.statementsOf(() => graph.run(document, all, keys.own))).filter(
        (text) => !/"businesses"|api_keys/.test(text),
      );
    const before = await statements();
    for (const n of [1, 2, 3]) {
      await send("duplicateService", { id: "massage" });
      await send("createServiceMenu", {
        slug: `many-${n}`,
        name: "Many",
        categories: [{ name: "A", services: ["massage"] }],
      });
    }
    expect((await statements()).length).toBe(before.length);
    expect(before.length).toBeLessThanOrEqual(18);
  });
});
