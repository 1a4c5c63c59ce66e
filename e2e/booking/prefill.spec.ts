import { expect, test } from "../app.ts";
import { expectAccessible } from "../axe.ts";
import { key, tabTo } from "../keyboard.ts";
import {
  calendar,
  consultation,
  toLocalDate,
  details,
  monthFromNow,
  noor,
  open,
  press,
  proceed,
  pickDay,
  thanks,
} from "../visit.ts";

test("an address prefills and locks fields, and records the source", async ({ page, app }) => {
  const line = { service: "consultation", staff: "daniel" };
  const [startsAt = ""] = pickDay(await app.graph.startsOf([line], monthFromNow(1)));
  const prefillParams = new URLSearchParams({
    first_name: noor.first,
    last_name: "Hadad",
    email: noor.email,
    phone: "+1 212 555 0188",
    staff: "daniel",
    date: toLocalDate(startsAt),
    timezone: "America/New_York",
    guests: "Ada Park <ada@example.com>",
    lock: "email,staff,date,timezone",
    utm_source: "letter",
    member_number: "N-17",
  });
  await open(page, `${consultation}?${prefillParams}`);
  const { times, month, nextMonth } = calendar(page);

  await test.step("locked values are text without a field", async () => {
    await expect(times.first()).toBeAttached();
    await expect(month).toHaveCount(0);
    await expect(nextMonth).toHaveCount(0);
    await expect(page.getByText("Daniel Whitford").filter({ visible: true }).first()).toBeVisible();
  });

  await times.first().check();
  await proceed(page);
  const { first, last, email, phone, places, consent, book } = details(page);
  await test.step("prefilled values can be changed, locked ones cannot", async () => {
    await expect(first).toHaveValue(noor.first);
    await expect(phone).toHaveValue("+1 212 555 0188");
    await expect(last).toHaveValue("Hadad");
    await last.fill(noor.last);
    await expect(page.getByText(noor.email)).toBeVisible();
    await expect(page.locator("input[name=email]")).toHaveCount(0);
    await expect(email).toHaveValue("ada@example.com");
    await expectAccessible(page);
    await places.getByRole("radio", { name: "Online" }).check();
    await consent.check();
    await press(book);
    await expect(thanks(page)).toBeVisible();
  });

  await test.step("the owner reads the attribution, which is in no address of the visitor", async () => {
    const reference = await page.getByRole("article").getByText("Reference").locator("strong").innerText();
    const booked = await app.owner.booking(
      reference,
      "contact { lastName email } guests { name } attribution { name value } staff { slug }",
    );
    expect(booked).toEqual({
      contact: { lastName: noor.last, email: noor.email },
      guests: [{ name: "Ada Park" }],
      attribution: [
        { name: "utm_source", value: "letter" },
        { name: "member_number", value: "N-17" },
      ],
      staff: [{ slug: "daniel" }],
    });
    expect(decodeURIComponent(page.url())).not.toMatch(/noor|ada@/i);
  });
});

test(
  "a prefilled form works by keyboard, which skips locked fields",
  { tag: "@desk" },
  async ({ page, app }) => {
    const line = { service: "consultation", staff: "daniel" };
    const [startsAt = ""] = pickDay(await app.graph.startsOf([line], monthFromNow(2)));
    const prefillParams = new URLSearchParams({
      first_name: noor.first,
      last_name: noor.last,
      email: noor.email,
      staff: "daniel",
      date: toLocalDate(startsAt),
      lock: "email,staff,date",
    });
    await open(page, `${consultation}?${prefillParams}`);
    const { times, proceed: goOn } = calendar(page);
    await tabTo(page, times.first());
    await key(page, "Space");
    await tabTo(page, goOn);
    await key(page, "Enter");
    const { heading, first, email, book } = details(page);
    await expect(heading).toBeFocused();
    await expect(first).toHaveValue(noor.first);
    await expect(email).toHaveCount(0);
    await expect(page.getByText(noor.email)).toBeVisible();
    await tabTo(page, first);
    await tabTo(page, book);
  },
);
