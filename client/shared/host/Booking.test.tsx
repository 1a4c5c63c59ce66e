import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Booking } from "./Booking.tsx";
import type { Daybook } from "../../embed/embed.ts";
import type { EmbedEvents } from "../../embed/messages.ts";
import type { DaybookListener } from "../../embed/mount.ts";

const listeners = new Set<DaybookListener<"booked">>();
const remove = vi.fn<() => void>();
const mount = vi.fn<Daybook["mount"]>(() => ({ open() {}, close() {}, remove }));

beforeEach(() => {
  vi.clearAllMocks();
  const on = (_name: string, listener: DaybookListener<"booked">) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  Reflect.set(window, "Daybook", { mount, on });
});

const booked: EmbedEvents["booked"] = {
  status: "CONFIRMED",
  service: "massage",
  startsAt: "2026-12-01T15:00:00Z",
  endsAt: "2026-12-01T16:00:00Z",
  count: 1,
};

it("mounts once for equal options, again for others, and unmounts", () => {
  const page = render(<Booking service="massage" prefill={{ email: "ada@example.com" }} />);
  page.rerender(<Booking service="massage" prefill={{ email: "ada@example.com" }} />);
  const place = page.container.firstElementChild;
  expect(mount.mock.calls).toEqual([[place, { service: "massage", prefill: { email: "ada@example.com" } }]]);
  page.rerender(<Booking service="yoga-class" />);
  expect(mount).toHaveBeenLastCalledWith(place, { service: "yoga-class" });
  expect(remove).toHaveBeenCalledOnce();
  page.unmount();
  expect(remove).toHaveBeenCalledTimes(2);
  expect(listeners.size).toBe(0);
});

it("reports only its own bookings", () => {
  const onBooked = vi.fn<(booked: EmbedEvents["booked"]) => void>();
  const { container } = render(<Booking service="massage" onBooked={onBooked} />);
  listeners.forEach((listen) => listen(booked, document.body));
  expect(onBooked).not.toHaveBeenCalled();
  listeners.forEach((listen) => listen(booked, container.firstElementChild as HTMLElement));
  expect(onBooked).toHaveBeenCalledExactlyOnceWith(booked);
});

it("renders nothing without the script", () => {
  Reflect.deleteProperty(window, "Daybook");
  expect(render(<Booking service="massage" />).container.firstElementChild?.children).toHaveLength(0);
});

it("is the example of the guide on embedding", () => {
  const guide = readFileSync(
    join(import.meta.dirname, "../../../server/developers/pages/embedding.md"),
    "utf8",
  );
  const file = readFileSync(join(import.meta.dirname, "Booking.tsx"), "utf8");
  const [, shown] = /```tsx\n(.*?)```/s.exec(guide) ?? [];
  expect(shown).toBe(file.slice(file.indexOf("interface Props")).replace(/\/\*\*.*?\*\/\n/s, ""));
});
