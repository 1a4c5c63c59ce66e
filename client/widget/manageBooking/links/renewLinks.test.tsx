import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ConnectionError } from "../../../relay/retry.ts";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { page } from "../view/BookingPage.tsx";
import { getMutations, mockFailure } from "../../testing/testData.ts";
import { mockBookingResolvers } from "../../testing/testBooking.ts";

const open = (booking = {}, search = "") =>
  renderPage(page, {
    params: { id: "key" },
    url: `/widget/booking/key${search}`,
    resolvers: mockBookingResolvers(booking),
  });

const action = () => screen.queryByRole("button", { name: "Replace this link" });

async function renew({ user }: ReturnType<typeof open>): Promise<void> {
  await user.click(action()!);
  const dialog = within(screen.getByRole("alertdialog", { name: "Deactivate this link?" }));
  await user.click(dialog.getByRole("button", { name: "Send a new link" }));
}

function answer({ environment }: ReturnType<typeof open>, renewBookingLinks: object): void {
  act(() => environment.mock.resolve(getMutations(environment).at(-1)!, { data: { renewBookingLinks } }));
}

describe("RenewLinksAction", () => {
  it("sends nothing before the booker confirms, and names the address of the mail", async () => {
    const { user, environment } = open();
    await user.click(action()!);
    const dialog = within(screen.getByRole("alertdialog", { name: "Deactivate this link?" }));
    expect(dialog.getByText("margit@example.org", { selector: "strong" })).toBeDefined();
    await user.click(dialog.getByRole("button", { name: "Keep this link" }));
    expect(getMutations(environment)).toEqual([]);
    expect(action()).toBeDefined();
  });

  it("keeps the appointment visible without actions of the revoked link", async () => {
    const shown = open();
    await renew(shown);
    expect(getMutations(shown.environment)[0]!.request.variables).toEqual({
      input: { booking: { accessKey: "key" } },
    });
    answer(shown, { __typename: "RenewBookingLinksPayload" });
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Your new link is on its way"));
    expect(screen.getByRole("article").textContent).toContain("F2R6Z544");
    for (const name of ["Reschedule", "Cancel appointment", "iCal file", "Book another appointment"])
      expect(screen.queryByRole("link", { name })).toBeNull();
    expect(action()).toBeNull();
  });

  it.each([
    ["TooManyAttempts", "You have already asked for a new link several times"],
    ["BookingNotFound", "This link is no longer valid"],
    ["InvalidInput", "We were unable to send the link. Please try again."],
  ])("explains %s, focuses the reason and offers the phone", async (typename, title) => {
    const shown = open();
    await renew(shown);
    answer(shown, mockFailure(typename));
    await waitFor(() => expect(document.activeElement?.textContent).toContain(title));
    expect(screen.getByRole("link", { name: "Call +1 212 555 0142" })).toBeDefined();
    expect(action()).not.toBeNull();
  });

  it("sends the mutation once when the connection drops and advises to check the mail", async () => {
    const shown = open();
    await renew(shown);
    const sent = getMutations(shown.environment);
    act(() => shown.environment.mock.reject(sent[0]!, new ConnectionError("dropped")));
    await waitFor(() => expect(document.activeElement?.textContent).toContain("check your email first"));
    expect(sent).toHaveLength(1);
    expect(sent[0]!.request.cacheConfig?.metadata?.["isRepeatable"]).toBeUndefined();
  });

  it.each([
    ["a guest", { role: "GUEST", contact: null, order: null }, ""],
    ["staff", { role: "STAFF", order: null }, ""],
    ["a view-only link", { role: "VIEW", contact: null, order: null }, ""],
    ["a cancelled booking", { status: "CANCELLED" }, ""],
    ["a booking that waits for its payment", { status: "AWAITING_PAYMENT" }, ""],
    ["an appointment that is over", { endsAt: "2020-01-01T00:00:00.000Z" }, ""],
    ["the page after booking", {}, "?booked"],
  ])("is not offered to %s", (_, booking, search) => {
    open(booking, search);
    expect(action()).toBeNull();
  });
});
