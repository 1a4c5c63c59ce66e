import { type App, appOfFile, expect, test } from "../app.ts";
import { demoData } from "../demoData.ts";
import {
  answer,
  consultation,
  details,
  expectAnswered,
  monthFromNow,
  noor,
  openAt,
  press,
  proceed,
  pickDay,
  thanks,
  submitBooking,
  openDetailsAt,
} from "../visit.ts";

/** A client address that limits count. Loopback addresses are not counted. */
const ADDRESS = "198.51.100.7";

/** A server with the standard limits behind a proxy. The test sends the proxy's header. */
const limited = appOfFile(demoData, {
  settings: { TRUST_PROXY: "loopback", DAYBOOK_MODE: "trial" },
  limits: "standard",
  isBase: true,
});

test.describe.configure({ mode: "default" });
test.use({
  extraHTTPHeaders: { "x-forwarded-for": ADDRESS },
});

async function order(app: App, count: number): Promise<void> {
  const starts = await app.graph.starts("yoga-class", monthFromNow(2));
  for (let n = 0; n < count; n++) {
    const contact = { firstName: "Ada", lastName: "Park", email: `ada${crypto.randomUUID()}@example.com` };
    await app.graph.from(ADDRESS).book("yoga-class", starts[n % starts.length]!, {
      contact: { ...contact, phone: "+1 212 555 0188", dateOfBirth: "1980-02-03" },
    });
  }
}

const STANDARD = { freeOrdersPerHour: null, maxOrdersPerHour: null, maxOpenOrders: null };

const updateBusiness = (app: App, input: object) =>
  app.owner.ask(`mutation ($input: UpdateBusinessInput!) { updateBusiness(input: $input) { __typename } }`, {
    input,
  });

test("the eleventh order of an hour is booked with a proof from a worker", async ({ page }) => {
  const app = limited();
  // Earlier tests may have booked from this address. Some of these orders then fail, and the next one needs a proof
  // anyway.
  await updateBusiness(app, STANDARD);
  await order(app, 10).catch(() => {});
  const [startsAt = ""] = pickDay(await app.graph.starts("consultation", monthFromNow(1)));
  await openAt(page, consultation, startsAt);
  const worker = page.waitForEvent("worker");
  await proceed(page);
  expect((await worker).url()).toMatch(new RegExp(`^${app.origin}/assets/proofWorker-`));
  await answer(page);
  const sent = page.waitForRequest((request) => (request.postData() ?? "").includes("holdToken"));
  await press(details(page).book);
  const { variables } = (await sent).postDataJSON() as { variables: { input: Record<string, unknown> } };
  expect(variables.input["proof"]).toMatch(/^[0-9a-z]+$/);
  await expect(thanks(page)).toBeVisible();
});

test(
  "an order above the limit explains itself and keeps everything typed",
  { tag: "@phone" },
  async ({ page }) => {
    const app = limited();
    const visitor = { ...noor, email: `noor${crypto.randomUUID()}@example.com` };
    await updateBusiness(app, { maxOrdersPerHour: 1, freeOrdersPerHour: 1000 });
    const [startsAt = ""] = pickDay(await app.graph.starts("consultation", monthFromNow(1)));
    await openDetailsAt(page, consultation, startsAt);
    await answer(page, visitor);
    // This is the only order of the hour, or a test before booked one.
    await order(app, 1).catch(() => {});
    await press(details(page).book);
    await expect(
      page.getByText("Many appointments were booked from your connection within an hour."),
    ).toBeVisible();
    await expect(
      page.getByText(/Your details are kept\. Please try again in \d+ minutes?, or call us\./),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: /^Call / })).toHaveAttribute("href", /^tel:/);
    await expectAnswered(page, visitor);

    await updateBusiness(app, { maxOrdersPerHour: null, maxOpenOrders: 1 });
    await submitBooking(page);
    const [next = ""] = pickDay(await app.graph.starts("consultation", monthFromNow(1)));
    await openDetailsAt(page, consultation, next);
    await answer(page, visitor);
    await press(details(page).book);
    await expect(page.getByText("There is already 1 upcoming appointment under this email.")).toBeVisible();
    await expectAnswered(page, visitor);
  },
);
