import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { BUSINESS_ID } from "../../../../prisma/demo/business.ts";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { rowChanges } from "../../../testing/audit/audit.ts";
import { OTHER } from "../../../testing/businesses/otherBusiness.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph({ hasOther: true });
const foreignIds = { menu: demoId("service menu", "harbor"), group: demoId("group", "harbor") };
const harbor = { host: OTHER.host };

beforeAll(async () => {
  const { prisma } = graph.database;
  const row = { businessId: OTHER.businessId, name: "Harbor's own", publication: "PUBLISHED" } as const;
  await prisma.serviceMenu.create({ data: { ...row, id: foreignIds.menu, slug: "harbor-menu" } });
  await prisma.group.create({ data: { ...row, id: foreignIds.group, slug: "harbor-group" } });
});

const menuId = toGlobalId("ServiceMenu", demoId("service menu", "treatments"));
const groupId = toGlobalId("Group", demoId("group", "new-clients"));

interface Menu {
  readonly name: string;
  readonly isPublished: boolean;
  readonly categories: readonly {
    readonly name: string;
    readonly services: readonly { readonly slug: string; readonly staff: readonly object[] }[];
  }[];
}
interface Group {
  readonly name: string;
  readonly isPublished: boolean;
  readonly calendars: readonly {
    readonly service: { readonly slug: string };
    readonly provider: { readonly slug: string } | null;
  }[];
}

const MENU = "name isPublished categories { name services { slug staff { name } } }";
const GROUP = "name isPublished calendars { service { slug } provider { slug } }";

async function find<Found>(
  field: string,
  args: object,
  fields: string,
  host?: string,
): Promise<Found | null> {
  const document = `query ($id: ID!) { business { found: ${field}(id: $id) { ${fields} } } }`;
  const asker = host === undefined ? {} : { host };
  const { data, errors } = await graph.run<{ business: { found: Found | null } }>(
    document,
    { ...args },
    asker,
  );
  expect(errors).toEqual([]);
  return data.business.found;
}
const menu = (args: object, host?: string) => find<Menu>("serviceMenu", args, MENU, host);
const group = (args: object, host?: string) => find<Group>("group", args, GROUP, host);
const listCalendars = (found: Group | null) =>
  found?.calendars.map(({ service, provider }) => `${provider?.slug ?? "*"}/${service.slug}`);

describe("a menu", () => {
  it("is found by slug, by id and as a node, with its services in order", async () => {
    const found = await menu({ id: "treatments" });
    expect(found).toMatchObject({ name: "Treatments", isPublished: true });
    expect(
      found?.categories.map(({ name, services }) => [name, ...services.map(({ slug }) => slug)]),
    ).toEqual([
      ["Hands-on care", "massage", "physio", "mobility"],
      ["Talk and plan", "consultation", "couples-assessment", "nutrition", "intro-call", "body-scan"],
      ["Keep moving", "yoga-class", "coaching"],
      ["At your place", "home-visit"],
    ]);
    expect(found?.categories[0]?.services[0]?.staff).toEqual([
      { name: "Amara Osei" },
      { name: "Bruno Almeida" },
    ]);
    expect(await menu({ id: menuId })).toEqual(found);
    const { data } = await graph.run(
      `query ($id: ID!) { node(id: $id) { id ... on ServiceMenu { ${MENU} } } }`,
      {
        id: menuId,
      },
    );
    expect(data).toEqual({ node: { id: menuId, ...found } });
  });

  it.each([
    { id: "nobody" },
    { id: "" },
    { id: "Treatments" },
    { id: "t".repeat(40) },
    { id: groupId },
    { id: toGlobalId("ServiceMenu", demoId("service menu", "none")) },
    { id: "harbor-menu" },
    { id: toGlobalId("ServiceMenu", foreignIds.menu) },
  ])("is not found by %j", async (args) => {
    expect(await menu(args)).toBeNull();
  });

  it("shows published services only, and its own publication state", async () => {
    const { prisma } = graph.database;
    await graph.change("yoga-class", { publication: "ARCHIVED" });
    await graph.change("coaching", { publication: "DRAFT" });
    await prisma.serviceMenu.updateMany({ where: { slug: "treatments" }, data: { publication: "ARCHIVED" } });
    const found = await menu({ id: "treatments" });
    await prisma.serviceMenu.updateMany({
      where: { slug: "treatments" },
      data: { publication: "PUBLISHED" },
    });
    await graph.reset();
    expect(found?.isPublished).toBe(false);
    expect(found?.categories[2]).toEqual({ name: "Keep moving", services: [] });
  });

  it("finds only services that are on it", async () => {
    const { menuItem } = graph.database.prisma;
    const where = { serviceId: demoId("service", "home-visit") };
    const items = await menuItem.findMany({ where });
    await menuItem.deleteMany({ where });
    const { data } = await graph.run(
      `{ business { serviceMenu(id: "treatments") { massage: service(id: "massage") { name }
           visit: service(id: "home-visit") { name } talk: service(id: "talk") { name } none: service(id: "none") { name } } } }`,
    );
    await menuItem.createMany({ data: items });
    expect(data).toEqual({
      business: { serviceMenu: { massage: { name: "Massage" }, visit: null, talk: null, none: null } },
    });
  });

  it("is that of the host's business", async () => {
    expect(await menu({ id: "harbor-menu" }, OTHER.host)).toMatchObject({ categories: [] });
    expect(await menu({ id: "treatments" }, OTHER.host)).toBeNull();
    expect(await menu({ id: menuId }, OTHER.host)).toBeNull();
  });
});

describe("a group", () => {
  it("is found by slug, by id and as a node, with its calendars in order", async () => {
    const found = await group({ id: "new-clients" });
    expect(found).toMatchObject({ name: "New clients", isPublished: true });
    expect(listCalendars(found)).toEqual([
      "*/intro-call",
      "northside/consultation",
      "downtown/couples-assessment",
    ]);
    expect(await group({ id: groupId })).toEqual(found);
    const { data } = await graph.run(`query ($id: ID!) { node(id: $id) { id ... on Group { ${GROUP} } } }`, {
      id: groupId,
    });
    expect(data).toEqual({ node: { id: groupId, ...found } });
  });

  it.each([
    { id: "nobody" },
    { id: menuId },
    { id: "harbor-group" },
    { id: toGlobalId("Group", foreignIds.group) },
  ])("has no match for %j", async (args) => {
    expect(await group(args)).toBeNull();
  });

  it("shows no calendar of unpublished services and providers", async () => {
    const { prisma } = graph.database;
    const downtown = { where: { slug: "downtown" } };
    await graph.change("intro-call", { publication: "DRAFT" });
    await prisma.provider.updateMany({ ...downtown, data: { publication: "ARCHIVED" } });
    const found = await group({ id: "new-clients" });
    await prisma.provider.updateMany({ ...downtown, data: { publication: "PUBLISHED" } });
    await graph.reset();
    expect(listCalendars(found)).toEqual(["northside/consultation"]);
  });
});

it("nodes of another business are not found", async () => {
  const ids = [toGlobalId("ServiceMenu", foreignIds.menu), toGlobalId("Group", foreignIds.group)];
  const document = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
  expect((await graph.run(document, { ids })).data).toEqual({ nodes: [null, null] });
  expect((await graph.run(document, { ids }, harbor)).data).toEqual({ nodes: ids.map((id) => ({ id })) });
});

describe("a booking link", () => {
  const open = async (slug: string, host?: string) => {
    const { data, errors } = await graph.run<{ business: { bookingLink: { __typename: string } | null } }>(
      `query ($slug: ID!) { business { bookingLink(id: $slug) { __typename ... on Node { id }
         ... on Service { slug } ... on Provider { slug } ... on Group { slug } ... on ServiceMenu { slug categories { name } } } } }`,
      { slug },
      host === undefined ? {} : { host },
    );
    expect(errors).toEqual([]);
    return data.business.bookingLink;
  };

  it("finds the object with the slug", async () => {
    expect(await open("massage")).toMatchObject({ __typename: "Service", slug: "massage" });
    expect(await open("downtown")).toMatchObject({ __typename: "Provider", slug: "downtown" });
    expect(await open("new-clients")).toEqual({ __typename: "Group", id: groupId, slug: "new-clients" });
    expect(await open("treatments")).toMatchObject({ __typename: "ServiceMenu", categories: { length: 4 } });
  });

  it("finds the first published object if several share a slug", async () => {
    const { prisma } = graph.database;
    const shared = {
      businessId: BUSINESS_ID,
      slug: "shared",
      name: "Shared",
      publication: "PUBLISHED",
    } as const;
    const rows = [demoId("test", "1"), demoId("test", "2"), demoId("test", "3")] as const;
    await prisma.serviceMenu.create({ data: { ...shared, id: rows[0] } });
    expect(await open("shared")).toMatchObject({ __typename: "ServiceMenu" });
    await prisma.group.create({ data: { ...shared, id: rows[1] } });
    expect(await open("shared")).toMatchObject({ __typename: "Group" });
    await prisma.provider.create({ data: { ...shared, id: rows[2] } });
    expect(await open("shared")).toMatchObject({ __typename: "Provider" });
    await prisma.provider.updateMany({ where: { slug: "shared" }, data: { publication: "DRAFT" } });
    expect(await open("shared")).toMatchObject({ __typename: "Group" });
    await prisma.provider.deleteMany({ where: { slug: "shared" } });
    await prisma.group.deleteMany({ where: { slug: "shared" } });
    await prisma.serviceMenu.deleteMany({ where: { slug: "shared" } });
  });

  it.each(["nobody", "", "MASSAGE", "m".repeat(40), "talk", "harbor", "harbor-menu", "harbor-group"])(
    "finds nothing for %j",
    async (slug) => {
      expect(await open(slug)).toBeNull();
    },
  );

  it("finds published objects of the host's business only", async () => {
    expect(await open("harbor-group", OTHER.host)).toMatchObject({ __typename: "Group" });
    expect(await open("massage", OTHER.host)).toBeNull();
    await graph.change("massage", { publication: "ARCHIVED" });
    const found = await open("massage");
    await graph.reset();
    expect(found).toBeNull();
  });
});

describe("the number of statements", () => {
  const count = async (document: string) => {
    const sent = await graph.statementsOf(async () => {
      expect((await graph.run(document)).errors).toEqual([]);
    });
    return sent.filter((text) => !/"business_hosts"|FROM "public"."businesses"/.test(text)).length;
  };
  // A link without a match also queries former slugs of providers and services.
  const most = { group: 7, link: 8 };

  it("does not grow with the size of a menu or a group", async () => {
    const card = "{ slug name price { amount } staff { name picture } }";
    const menuDocument = `{ business { serviceMenu(id: "treatments") { name categories { name services ${card} } } } }`;
    const groupDocument = `{ business { group(id: "new-clients") { name calendars { service ${card} provider { name } } } } }`;
    await count(menuDocument);
    const [ofMenu, ofGroup] = [await count(menuDocument), await count(groupDocument)];
    expect(ofGroup).toBeLessThanOrEqual(most.group);

    const { prisma } = graph.database;
    const [first] = await prisma.menuCategory.findMany({ orderBy: { position: "asc" }, take: 1 });
    const more = ["nutrition", "coaching", "yoga-class"].map((slug) => demoId("service", slug));
    await prisma.menuItem.createMany({
      data: more.map((serviceId) => ({ businessId: BUSINESS_ID, categoryId: first!.id, serviceId })),
    });
    await prisma.groupCalendar.createMany({
      data: more.map((serviceId) => ({
        businessId: BUSINESS_ID,
        id: randomUUID(),
        groupId: demoId("group", "new-clients"),
        serviceId,
      })),
    });
    expect([await count(menuDocument), await count(groupDocument)]).toEqual([ofMenu, ofGroup]);
    await prisma.menuItem.deleteMany({ where: { categoryId: first!.id, serviceId: { in: more } } });
    await prisma.groupCalendar.deleteMany({ where: { serviceId: { in: more } } });
  });

  it("of a booking link is one a type, and another for former slugs", async () => {
    const link = (slug: string) => `{ business { bookingLink(id: "${slug}") { __typename } } }`;
    expect(await count(link("massage"))).toBe(1);
    expect(await count(link("nobody"))).toBeLessThanOrEqual(most.link);
    expect(await count(link("NOBODY"))).toBe(0);
  });
});

describe("the database rejects", () => {
  const { businessId, serviceId } = OTHER;
  it.each([
    [
      "a menu with a reserved slug",
      `INSERT INTO service_menus (business_id, id, slug, name) VALUES ('${BUSINESS_ID}', gen_random_uuid(), 'service', 'x')`,
    ],
    [
      "a group with a slug of two segments",
      `INSERT INTO groups (business_id, id, slug, name) VALUES ('${BUSINESS_ID}', gen_random_uuid(), 'a/b', 'x')`,
    ],
    [
      "another business's service on a menu",
      `INSERT INTO menu_items (business_id, category_id, service_id) SELECT business_id, id, '${serviceId}' FROM menu_categories LIMIT 1`,
    ],
    [
      "another business's menu for a category",
      `INSERT INTO menu_categories (business_id, id, menu_id, name) VALUES ('${BUSINESS_ID}', gen_random_uuid(), '${foreignIds.menu}', 'x')`,
    ],
    [
      "another business's service in a group",
      `INSERT INTO group_calendars (business_id, id, group_id, service_id) SELECT business_id, gen_random_uuid(), id, '${serviceId}' FROM groups WHERE business_id <> '${businessId}' LIMIT 1`,
    ],
    [
      "a provider that does not offer the service",
      `INSERT INTO group_calendars (business_id, id, group_id, service_id, provider_id) VALUES ('${BUSINESS_ID}', gen_random_uuid(), '${demoId("group", "new-clients")}', '${demoId("service", "massage")}', '${demoId("provider", "downtown")}')`,
    ],
    [
      "one calendar twice",
      `INSERT INTO group_calendars (business_id, id, group_id, service_id) VALUES ('${BUSINESS_ID}', gen_random_uuid(), '${demoId("group", "new-clients")}', '${demoId("service", "intro-call")}')`,
    ],
    ["to lose a menu that has categories", `DELETE FROM service_menus WHERE slug = 'treatments'`],
    ["to lose a service that stands on a menu", `DELETE FROM services WHERE slug = 'home-visit'`],
  ])("%s", async (_, sql) => {
    const changes = await rowChanges(graph.database, () =>
      expect(graph.database.query(sql)).rejects.toThrow(/violates|constraint/),
    );
    expect(changes).toEqual({});
  });
});
