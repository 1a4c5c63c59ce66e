import { expect, test } from "../app.ts";
import { findAxeViolations } from "../axe.ts";
import { openDesk } from "./openDesk.ts";

test("a calendar that cannot be read is a problem of today", { tag: "@desk" }, async ({ page, app }) => {
  const { busyFeed } = await app.owner.change<{ busyFeed: { id: string } }>(
    "createBusyFeed",
    { staff: "bruno", url: "https://calendar.invalid/bruno.ics" },
    "busyFeed { id }",
  );
  const listKinds = async () => {
    const { business } = await app.owner.ask<{ business: { problems: { kind: string }[] } }>(
      "{ business { problems { kind } } }",
    );
    return business.problems.map(({ kind }) => kind);
  };
  try {
    await expect.poll(listKinds, { timeout: 20_000 }).toContain("CALENDAR_UNREACHABLE");
    await openDesk(page, app);
    const problems = page.getByRole("region", { name: /^Problems/ });
    const card = problems.getByRole("listitem").filter({ hasText: "Calendar of Bruno" });
    await expect(card).toContainText("could not be read yet");
    expect(await findAxeViolations(page)).toEqual([]);
    await card.getByRole("link", { name: "Connect the calendar again" }).click();
    await expect(page).toHaveURL(/\/developers\/owners#other-operations$/);
  } finally {
    await app.owner.change("deleteBusyFeed", { id: busyFeed.id }, "deletedId");
  }
});
