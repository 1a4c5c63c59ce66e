import { expect, test } from "../app.ts";
import { findAxeViolations } from "../axe.ts";
import { press } from "../visit.ts";
import { openDesk } from "./openDesk.ts";

const NOTICE = "Your role does not include this screen.";

/** Each screen of the desk with its heading. */
const SCREENS = {
  "/desk": /2\d{3}/,
  "/desk/calendar": /\d/,
  "/desk/bookings": "Bookings",
  "/desk/new": "New booking",
  "/desk/clients": "Clients",
  "/desk/absence": "A person is ill or away",
  "/desk/insights": "Insights",
} as const;

type Path = keyof typeof SCREENS;

/** Users of the demo, with the screens that their role does not include. */
const ROLES: readonly (readonly [role: string, email: string, missing: readonly Path[]])[] = [
  ["an owner", "owner@northside.example", []],
  ["a manager", "manager@northside.example", []],
  ["a staff member", "amara@northside.example", ["/desk/clients", "/desk/absence", "/desk/insights"]],
  ["a reader", "reader@northside.example", ["/desk/new", "/desk/absence"]],
];

/** Buttons and links that change something. */
const ACTION =
  /^(New booking|Approve|Decline|Cancel|Move|Refund|Mark|Send|Book (again|here|another)|Block|Merge|Erase|Edit|Add|Tell|Running late|Use a|Select)/;

for (const [role, email, missing] of ROLES) {
  test(`${role} opens the screens of the role`, { tag: "@desk" }, async ({ page, app }) => {
    await openDesk(page, app, "/desk", email);
    for (const [path, heading] of Object.entries(SCREENS)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
        await expect(page.getByText(NOTICE)).toHaveCount(missing.some((one) => one === path) ? 1 : 0);
        await expect(page.getByRole("alert")).toHaveCount(0);
        const links = page.getByRole("navigation", { name: "Desk" }).getByRole("link");
        const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
        expect(hrefs.filter((href) => missing.some((one) => one === href))).toEqual([]);
      });
    }
  });
}

test("a missing screen explains itself and leads back", { tag: "@desk" }, async ({ page, app }) => {
  await openDesk(page, app, "/desk/new?service=consultation", "reader@northside.example");
  await expect(page.getByText(NOTICE)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await press(page.getByRole("main").getByRole("link", { name: "Back to “Today”" }));
  await expect(page.getByRole("heading", { level: 1, name: /2\d{3}/ })).toBeVisible();
  await expect(page).toHaveURL(/\/desk$/);
});

test("staff read no empty list instead of the clients", { tag: "@desk" }, async ({ page, app }) => {
  await openDesk(page, app, "/desk/clients", "amara@northside.example");
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByText("No clients yet.")).toHaveCount(0);
});

test("a reader sees no button that changes something", { tag: "@desk" }, async ({ page, app }) => {
  const [startsAt = ""] = (await app.graph.starts("consultation")).slice(-1);
  await app.graph.book("consultation", startsAt, {
    contact: {
      firstName: "Rhea",
      lastName: "Onlyread",
      email: "onlyread@example.com",
      phone: "+1 212 555 0188",
      dateOfBirth: "1980-02-03",
    },
    locationKind: "AT_PROVIDER",
  });
  const { id } = await app.owner.booking<{ id: string }>("onlyread@example.com", "id");
  await openDesk(page, app, "/desk", "reader@northside.example");
  for (const path of [
    "/desk",
    "/desk/calendar",
    // The names of other clients could be taken for actions.
    `/desk/bookings?search=onlyread&booking=${encodeURIComponent(id)}`,
    "/desk/clients?search=onlyread",
    "/desk/insights",
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (path.includes("booking="))
        await expect(page.getByRole("heading", { name: "Rhea Onlyread" })).toBeVisible();
      for (const kind of ["button", "link", "checkbox"] as const)
        await expect(page.getByRole(kind, { name: ACTION })).toHaveCount(0);
    });
  }
});
