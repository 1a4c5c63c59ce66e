import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./Button.tsx";
import { IconButton } from "./IconButton.tsx";
import { LinkButton } from "./LinkButton.tsx";

test("Button is pressed by pointer and keys", async () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Book 2:30 PM</Button>);
  const button = screen.getByRole("button", { name: "Book 2:30 PM" });
  await userEvent.click(button);
  await userEvent.keyboard("{Enter} ");
  expect(onPress).toHaveBeenCalledTimes(3);
});

test("Button keeps the focus, announces its text and ignores presses while busy", async () => {
  const onPress = vi.fn();
  const { rerender } = render(
    <Button onPress={onPress} busyText="Scheduling">
      Book 2:30 PM
    </Button>,
  );
  await userEvent.tab();
  rerender(
    <Button onPress={onPress} busyText="Scheduling" isBusy>
      Book 2:30 PM
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Scheduling" });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(button);
  await userEvent.keyboard("{Enter}");
  expect(onPress).not.toHaveBeenCalled();
});

test("Button submits no form while busy", async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isBusy busyText="Scheduling">
        Book
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("LinkButton is a link and IconButton has a name", () => {
  render(
    <>
      <LinkButton href="/calendar.ics">Download</LinkButton>
      <IconButton icon="next" label="Next month" />
    </>,
  );
  expect(screen.getByRole("link", { name: "Download" }).getAttribute("href")).toBe("/calendar.ics");
  expect(screen.getByRole("button", { name: "Next month" })).toBeDefined();
});
