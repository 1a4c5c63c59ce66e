import { expect, test } from "../app.ts";
import { expectFocusSeen, key, tabTo } from "../keyboard.ts";
import { chosen, expectInSight, order, cart } from "../order.ts";
import {
  answer,
  calendar,
  chooseTime,
  details,
  isPhone,
  monthFromNow,
  noor,
  open,
  openAt,
  press,
  proceed,
  reload,
  pickDay,
} from "../visit.ts";

const northside = "/widget/appointment/northside";

test("three services are collected, changed and booked as one order", { tag: "@phone" }, async ({ page }) => {
  await open(page, northside);
  await test.step("services are added on the list, with the total in view", async () => {
    for (const name of ["Consultation", "Yoga class", "Intro call"]) {
      const add = page.getByRole("button", { name: new RegExp(`^Add(?:ed| to visit): ${name}$`) });
      await press(add);
      await expect(add).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByRole("heading", { name: "Northside Studio" })).toBeVisible();
    }
    await expectInSight(page, {
      lines: [/^Consultation/, /^Yoga class/, /^Intro call/],
      length: "2 hr",
      total: "Free",
    });
    await reload(page);
    await expect(page.getByRole("button", { pressed: true })).toHaveCount(3);
    await press(page.getByRole("button", { name: "Continue with 3 services" }));
  });

  const { lines, control, person } = cart(page);
  await test.step("each service has its own staff member", async () => {
    await expect(page).toHaveURL(new RegExp(`${northside}/consultation\\?also=yoga-class%2Cintro-call`));
    if (isPhone()) await press(page.getByRole("button", { name: "Services and people" }));
    await expect(lines).toHaveText([/^Consultation/, /^Yoga class/, /^Intro call/]);
    // The business assigns the teacher of a class.
    await expect(person("Yoga class")).toHaveCount(0);
    await person("Consultation").selectOption("Daniel Whitford");
    await person("Intro call").selectOption("Amara Osei");
    await expect(page).toHaveURL(
      /staff=daniel&also=yoga-class%2Cintro-call\.amara|also=yoga-class%2Cintro-call\.amara&staff=daniel/,
    );
  });

  await test.step("reorder the services and remove one", async () => {
    await press(control("Move Intro call up"));
    await expect(lines).toHaveText([/^Consultation/, /^Intro call/, /^Yoga class/]);
    await press(control("Remove Yoga class"));
    await expect(lines).toHaveText([/^Consultation/, /^Intro call/]);
    await press(control("Move Intro call up"));
    await expect(page.getByRole("heading", { level: 1, name: "Intro call and Consultation" })).toBeVisible();
    await expect(lines).toHaveText([/^Intro call/, /^Consultation/]);
    const sum = {
      lines: [/^Intro callWith Amara OseiBy phone$/, /^ConsultationWith Daniel Whitford/],
      length: "45 min",
      total: "Free",
    };
    await expectInSight(page, sum);
    await reload(page);
    await expectInSight(page, sum);
    if (isPhone()) await press(page.getByRole("button", { name: "Services and people" }));
    expect(await chosen(person("Consultation"))).toBe("Daniel Whitford");
  });

  const { startsAt, text } = await chooseTime(page);
  await test.step("each question appears once", async () => {
    await proceed(page);
    await expect(details(page).book).toHaveText(new RegExp(`^Book ${text}`));
    await expectInSight(page, {
      lines: [new RegExp(`^${text}Intro callWith Amara Osei`), /ConsultationWith Daniel Whitford/],
      length: text,
      total: "Free",
    });
    await answer(page);
    await press(details(page).book);
    await expect(details(page).phone).toBeFocused();
    await details(page).phone.fill("+1 212 555 0188");
    await press(details(page).book);
  });

  await test.step("the order and each booking have a page", async () => {
    const booked = order(page);
    await expect(booked.thanks).toBeVisible();
    await expect(page).toHaveURL(/\/widget\/bookings\/[\w-]+\?/);
    const second = new Date(Date.parse(startsAt) + 15 * 60_000).toISOString();
    const sameInstant = async () => (await booked.starts()).map((start) => Date.parse(start));
    expect(await sameInstant()).toEqual([Date.parse(startsAt), Date.parse(second)]);
    await expect(booked.lines).toHaveText([
      /Intro call.*With Amara Osei/s,
      /Consultation.*With Daniel Whitford/s,
    ]);
    await expect(page.getByText(noor.email).filter({ visible: true })).toBeVisible();
    await press(booked.lines.first().getByRole("link", { name: "Intro call" }));
    await expect(page).toHaveURL(/\/widget\/booking\//);
    await press(page.getByRole("link", { name: "See them all" }));
    await expect(booked.lines).toHaveCount(2);
  });
});

test("two services are booked by keyboard from the menu", { tag: "@desk" }, async ({ page }) => {
  await open(page, "/widget/service-menus/treatments");
  const { lines, control, person, addService } = cart(page);

  await tabTo(page, page.getByRole("button", { name: "Add to visit: Consultation" }));
  await key(page, "Space");
  await expect(page.getByRole("button", { name: "Added: Consultation" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await tabTo(page, page.getByRole("button", { name: "Add to visit: Nutrition advice" }));
  await key(page, "Enter");
  await tabTo(page, page.getByRole("button", { name: "Continue with 2 services" }));
  await key(page, "Enter");
  await expect(page).toHaveURL(/\/treatments\/consultation\?also=nutrition/);
  await expectFocusSeen(page);

  await test.step("add a third service", async () => {
    await tabTo(page, addService);
    await key(page, "Enter");
    await tabTo(page, page.getByRole("button", { name: "Add Intro call" }));
    await key(page, "Enter");
    await expect(lines).toHaveCount(3);
    await expect(addService).toBeFocused();
    await expectFocusSeen(page);
  });

  await test.step("a moved service keeps the focus, also across pages", async () => {
    await tabTo(page, control("Move Consultation down"), "Shift+Tab");
    await key(page, "Enter");
    await expect(
      page.getByRole("heading", { level: 1, name: "Nutrition advice and 2 more services" }),
    ).toBeVisible();
    await expect(control("Move Consultation down")).toBeFocused();
    await expectFocusSeen(page);
    await key(page, "Enter");
    await expect(lines).toHaveText([/^Nutrition/, /^Intro call/, /^Consultation/]);
    await expect(control("Move Consultation up")).toBeFocused();
  });

  await test.step("after a removal the nearest control has the focus", async () => {
    await tabTo(page, control("Remove Consultation"));
    await key(page, "Enter");
    await expect(lines).toHaveCount(2);
    await expect(control("Remove Intro call")).toBeFocused();
    await expectFocusSeen(page);
  });

  await test.step("choose a staff member and continue", async () => {
    await tabTo(page, person("Intro call"), "Shift+Tab");
    await page.keyboard.type("Am");
    await expect(page).toHaveURL(/also=intro-call\.amara/);
    await chooseTime(page);
    await tabTo(page, calendar(page).proceed);
    await key(page, "Enter");
    await expect(details(page).heading).toBeFocused();
  });
});

test(
  "a mixed order has its own heading and locations, and breaks no word",
  { tag: "@phone" },
  async ({ page, app }) => {
    const lines = [{ service: "intro-call" }, { service: "physio" }];
    const [startsAt = ""] = pickDay(await app.graph.startsOf(lines, monthFromNow(1)));
    await openAt(page, `${northside}/intro-call?also=physio`, startsAt);
    await expect(page.getByRole("heading", { level: 1, name: "Intro call and Physiotherapy" })).toBeVisible();
    if (isPhone()) await page.locator("summary").last().tap();
    const items = page
      .getByRole("list", { name: "Your visit" })
      .filter({ hasNot: page.getByRole("button"), visible: true })
      .first()
      .getByRole("listitem");
    await expect(items.nth(0)).toContainText("By phone");
    await expect(items.nth(1)).toContainText("48 Orchard Street");
    await expect(items.nth(1)).not.toContainText("By phone");
    // A broken word has more than one box.
    const boxes = await items.getByText("Physiotherapy", { exact: true }).evaluate((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getClientRects().length;
    });
    expect(boxes).toBe(1);
  },
);

test("a booking's view labels the visitor's data and the business's phone", async ({ page, app }) => {
  const starts = pickDay(await app.graph.starts("intro-call", monthFromNow(1)));
  const key = await app.graph.book("intro-call", starts.at(-1) ?? "");
  await open(page, `/widget/booking/${key}`);
  const label = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first();
  await expect(label("Your details")).toBeVisible();
  await expect(label("Call us")).toBeVisible();
});
