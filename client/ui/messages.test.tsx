import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { Avatar, getInitials } from "./Avatar.tsx";
import { Countdown } from "./feedback/Countdown.tsx";
import { Dialog } from "./feedback/Dialog.tsx";
import { Notice } from "./feedback/Notice.tsx";
import { type Step, Steps } from "./feedback/Steps.tsx";
import { ThemeRoot } from "./ThemeRoot.tsx";

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

test("Notice interrupts only for a danger and can be focused", () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <>
      <Notice ref={ref} kind="danger" title="Not booked: Staff busy" />
      <Notice kind="success">Scheduled</Notice>
    </>,
  );
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  expect(screen.getByRole("status").textContent).toBe("Scheduled");
});

test("Countdown updates each second, announces its marks and ends once", () => {
  const onEnd = vi.fn();
  render(
    <Countdown
      endsAt={Date.now() + 302_000}
      formatAnnouncement={(seconds) => `${seconds} left`}
      onExpire={onEnd}
    >
      {(time) => <>Held for {time}</>}
    </Countdown>,
  );
  expect(screen.getByText("5:02")).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => vi.advanceTimersByTime(3_010));
  expect(screen.getByText("4:59")).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("300 left");
  act(() => vi.advanceTimersByTime(245_000));
  expect(screen.getByRole("status").textContent).toBe("60 left");
  act(() => vi.advanceTimersByTime(90_000));
  expect(screen.getByText("0:00")).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("0 left");
  expect(onEnd).toHaveBeenCalledOnce();
});

test("Dialog has a name, closes with Escape and uses the theme", async () => {
  const onClose = vi.fn();
  render(
    <ThemeRoot accent="#e11d48" theme="dark">
      <Dialog title="Cancel this appointment?" isOpen onClose={onClose} actions={null}>
        Tuesday
      </Dialog>
    </ThemeRoot>,
  );
  const dialog = screen.getByRole("dialog", { name: "Cancel this appointment?" });
  expect(dialog.closest("[data-theme]")?.getAttribute("data-theme")).toBe("dark");
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard("{Escape}");
  expect(onClose).toHaveBeenCalled();
});

test("Steps marks the current step and links the past ones", () => {
  const back: Step = { name: "Service", renderLink: (props) => <a href="/services" {...props} /> };
  render(
    <Steps
      label="Booking"
      positionText="2 of 3"
      steps={[back, { name: "Time" }, { name: "Details", renderLink: back.renderLink! }]}
      currentIndex={1}
    />,
  );
  expect(screen.getByRole("list", { name: "Booking" })).toBeDefined();
  const current = screen.getByText("Time").closest("li");
  expect(current?.getAttribute("aria-current")).toBe("step");
  expect(current?.textContent).toBe("2 of 3 · Time");
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Service"]);
});

test("Avatar shows initials without a picture and is hidden from screen readers", () => {
  expect(["Amara Okafor", "Ágnes", "  ", "jean-luc van der berg"].map(getInitials)).toEqual([
    "AO",
    "Á",
    "",
    "JB",
  ]);
  render(<Avatar name="Amara Okafor" />);
  expect(screen.getByText("AO").getAttribute("aria-hidden")).toBe("true");
});
