import type { LightMyRequestResponse } from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { VIEWER_ROLES } from "../../modules/access/rules/permissions.ts";
import { eachAtOnce } from "../../testing/concurrency/eachAtOnce.ts";
import { type TestCaller, openGraph } from "../../testing/graph.ts";
import { hashTables, findLeaks, getSecrets, getTraces } from "../../testing/tenancy/leaks.ts";
import { buildAnswers } from "../../testing/tenancy/makingRows.ts";
import { sendRow } from "../../testing/tenancy/sendRow.ts";
import { sendAs, tenantApp } from "../../testing/tenancy/tenantApp.ts";
import { type Tenant, makeTenant } from "../../testing/tenancy/tenant.ts";
import { type TenantValues, getTenantValue } from "../../testing/tenancy/tenantValues.ts";
import { listNames } from "../../testing/tenancy/variants.ts";

const graph = await openGraph();
const amber = await makeTenant(graph, "Amber");
const birch = await makeTenant(graph, "Birch");
const { app, close } = await tenantApp(graph);
afterAll(() => close());

interface FileRoute {
  readonly urls: (things: TenantValues) => readonly string[];
  /** The address is a credential at the business's own host. */
  readonly opensByItself?: true;
  /** A picture, whose existence reveals its content. */
  readonly isPicture?: true;
}

const with_ = (path: string, names: readonly string[]) => (t: TenantValues) =>
  names.map((name) => path.replace("*", getTenantValue(t, name)));

const list =
  (path: string, filters: readonly string[]) =>
  (t: TenantValues): string[] => [
    path,
    ...filters.flatMap((filter) =>
      listValues(t).map((name) => `${path}?${new URLSearchParams({ [filter]: name })}`),
    ),
  ];
const listValues = (things: TenantValues) => listNames({ things } as Tenant);

const FILES: Readonly<Record<string, FileRoute>> = {
  "/widget/booking/:key/calendar.ics": {
    urls: with_("/widget/booking/*/calendar.ics", ["firstKey", "secondKey", "guestKey"]),
    opensByItself: true,
  },
  "/feeds/:key.ics": { urls: with_("/feeds/*.ics", ["staffFeed"]), opensByItself: true },
  "/exports/forms/:id.csv": {
    urls: (t) => [`/exports/forms/${getTenantValue(t, "form")}.csv`, `/exports/forms/form-${getWord(t)}.csv`],
  },
  "/exports/surveys/:id.csv": {
    urls: (t) => [
      `/exports/surveys/${getTenantValue(t, "survey")}.csv`,
      `/exports/surveys/survey-${getWord(t)}.csv`,
    ],
  },
  "/exports/bookings.csv": {
    urls: list("/exports/bookings.csv", ["staff", "service", "provider", "resource", "contact", "search"]),
  },
  "/exports/contacts.csv": { urls: list("/exports/contacts.csv", ["search"]) },
  "/exports/payments.csv": { urls: list("/exports/payments.csv", ["search"]) },
  "/uploads/:id": { urls: with_("/uploads/*", ["upload"]) },
  "/media/:id/:file": {
    urls: with_("/media/*/shared.jpg", ["media"]),
    opensByItself: true,
    isPicture: true,
  },
};

/** Routes without data of a business, or whose data other tests request. */
const OTHERS = new Set([
  "/graphql",
  "/graphql/stream",
  "/mcp",
  "/healthz",
  "/readyz",
  "/media",
  "/uploads",
  "/media/shared/:folder/:file",
  "/sitemap.xml",
  "/feed.xml",
  "/:blog/feed.xml",
  "/robots.txt",
  "/.well-known/security.txt",
  "*",
]);

const getWord = (t: TenantValues) => getTenantValue(t, "word").toLowerCase();

/** Parses the tree of routes that Fastify prints, with four columns a level. */
function parsePaths(tree: string): string[] {
  const above: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent, part, methods] = /^([│├└─\s]*)(\S+)( \(.*\))?/.exec(line) ?? [];
    if (indent === undefined || part === undefined) return [];
    const depth = indent.length / 4;
    above.splice(depth - 1, above.length, part);
    return methods ? [above.join("")] : [];
  });
}

it("every route is listed", () => {
  const routes = parsePaths(app.printRoutes({ commonPrefix: false }));
  expect(routes.filter((path) => !(path in FILES) && !OTHERS.has(path))).toEqual([]);
  expect([...Object.keys(FILES), ...OTHERS].filter((path) => !routes.includes(path))).toEqual([]);
});

const getVisibleText = ({ body, headers }: LightMyRequestResponse): string =>
  `${body} ${String(headers["content-disposition"])}`;

describe.each(Object.entries(FILES))("%s", (_, { urls, opensByItself, isPicture }) => {
  const tells = async (asker: TestCaller, url: string, traces: readonly string[]) => {
    const answer = await sendAs(app, asker, url);
    const { statusCode } = answer;
    if (isPicture) return statusCode === 404 ? [] : [`${statusCode}`];
    const question = decodeURIComponent(url.replaceAll("+", " "));
    return [
      ...findLeaks(traces, getVisibleText(answer), question),
      ...(statusCode >= 500 ? [`${statusCode}`] : []),
    ];
  };

  it("exists for its own users", async () => {
    for (const url of urls(amber.things).slice(0, 1)) {
      const answer = await sendAs(app, amber.owner, url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      if (!isPicture) expect(findLeaks(getTraces(amber), getVisibleText(answer), url)).not.toEqual([]);
    }
  });

  it("does not exist for users of another business, at any host", async () => {
    const hosts = opensByItself ? [birch.host] : [birch.host, amber.host];
    const requests = urls(amber.things).flatMap((url) => {
      // For the many filters, the two callers with the most permissions are enough.
      const callers = url.includes("?") ? birch.callers.slice(0, 2) : birch.callers;
      return callers.flatMap(([caller, asker]) =>
        hosts.map((host) => ({ url, caller, asker: { ...asker, host } })),
      );
    });
    const traces = getTraces(amber);
    const answers = await eachAtOnce(requests, async ({ url, caller, asker }) => ({
      caller,
      host: asker.host,
      url,
      told: await tells(asker, url, traces),
    }));
    expect(answers.filter(({ told: leaks }) => leaks.length > 0)).toEqual([]);
    // Sends each filter with each value, which takes a minute when other suites run too.
  }, 180_000);

  it("does not exist for its own users at another host, which reveals nothing", async () => {
    const violations: unknown[] = [];
    for (const url of urls(amber.things).slice(0, 1)) {
      for (const role of VIEWER_ROLES) {
        const leaks = await tells({ ...amber.users[role], host: birch.host }, url, [
          ...getTraces(amber),
          ...getSecrets(birch),
        ]);
        if (leaks.length > 0) violations.push({ role, url, told: leaks });
      }
      const leaks = isPicture ? [] : await tells({ ...amber.owner, host: birch.host }, url, getTraces(birch));
      if (leaks.length > 0) violations.push({ url, told: leaks });
    }
    expect(violations).toEqual([]);
  });
});

const PDF = Buffer.from("%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n");

async function sendFile(
  asker: TestCaller,
  start: string,
): Promise<{ readonly status: number; readonly id?: string }> {
  const form = new FormData();
  form.append("start", start);
  form.append("field", "f");
  form.append("file", new Blob([new Uint8Array(PDF)]), "results.pdf");
  const reply = await sendAs(app, asker, "/uploads", form);
  return { status: reply.statusCode, ...reply.json<{ id?: string }>() };
}

async function getFormStart({ visitor, things }: Tenant): Promise<string> {
  const { data } = await graph.run<{ business: { form: { start: { token: string } } } }>(
    `query ($form: ID!) { business { form(id: $form) { start { token } } } }`,
    { form: getTenantValue(things, "form") },
    visitor,
  );
  return data.business.form.start.token;
}

describe("upload", () => {
  it("for a form is accepted only at the host of its business", async () => {
    const start = await getFormStart(amber);
    const rows = async () => {
      await graph.database.query("DELETE FROM attempts");
      return Promise.all([amber, birch].map(({ businessId }) => hashTables(graph.database, businessId)));
    };
    const before = await rows();
    for (const [caller, asker] of birch.callers) {
      const { status } = await sendFile({ ...asker, host: birch.host }, start);
      expect([caller, status >= 400 && status < 500]).toEqual([caller, true]);
    }
    expect(await rows()).toEqual(before);
    expect((await sendFile(amber.visitor, start)).status).toBe(200);
  });

  it("for the form of another business cannot be used in a submission", async () => {
    const theirs = await sendFile(amber.visitor, await getFormStart(amber));
    const start = await getFormStart(birch);
    const ours = await sendFile(birch.visitor, start);
    const before = await hashTables(graph.database, amber.businessId);
    const submit = (upload: string) =>
      sendRow(
        graph,
        "submitForm",
        { ...buildAnswers({ ...birch.things, start }, "start"), answers: [{ field: "f", text: upload }] },
        birch.visitor,
      );
    expect((await submit(theirs.id!)).answer).toBe("InvalidInput");
    expect(await hashTables(graph.database, amber.businessId)).toEqual(before);
    expect((await submit(ours.id!)).answer).toBe("SubmitFormPayload");
  });

  it("of a picture belongs to the sender's business", async () => {
    const before = await hashTables(graph.database, amber.businessId);
    const { default: sharp } = await import("sharp");
    const red = { width: 8, height: 8, channels: 3, background: "red" } as const;
    const content = await sharp({ create: red }).png().toBuffer();
    const answers: unknown[] = [];
    for (const [caller, asker] of birch.callers) {
      const form = new FormData();
      form.append("file", new Blob([new Uint8Array(content)]), "red.png");
      const { statusCode } = await sendAs(app, { ...asker, host: amber.host }, "/media", form);
      answers.push([caller, statusCode]);
    }
    expect(answers).toContainEqual(["the owner's key", 201]);
    expect(answers).toContainEqual(["a OWNER", 401]);
    expect(answers).toContainEqual(["a visitor", 401]);
    expect(await hashTables(graph.database, amber.businessId)).toEqual(before);
  });
});
