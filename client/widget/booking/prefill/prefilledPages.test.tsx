import { screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page } from "../calendar/ServiceCalendarPage.tsx";
import { EMPTY_ANSWERS } from "../details/answers.ts";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { saveHeldDraft } from "../../testing/heldDraft.ts";
import { halfPastTwo, mockServiceResolvers } from "../../testing/testData.ts";
import { loadLazyModules } from "../../testing/loadLazyModules.ts";

beforeAll(loadLazyModules);

afterEach(() => vi.restoreAllMocks());

const staff = [
  { id: "staff_amara", slug: "amara", name: "Amara Osei", picture: null },
  { id: "staff_bruno", slug: "bruno", name: "Bruno Almeida", picture: null },
];

function open(search: string, business: Record<string, unknown> = {}) {
  return renderPage(page, {
    params: { service: "consultation" },
    url: `/widget/appointment/service/consultation?${search}`,
    resolvers: mockServiceResolvers({ staff }, { business }),
  });
}

function openDetails(search: string, typed: Partial<typeof EMPTY_ANSWERS> = {}) {
  saveHeldDraft({ answers: { ...EMPTY_ANSWERS, ...typed } });
  return open(`timezone=America/New_York&at=${halfPastTwo}&step=details&${search}`);
}

const getValue = (name: string) => (screen.getByRole("textbox", { name }) as HTMLInputElement).value;

test("prefilled pages fill in the address's values and keep typed answers", () => {
  openDetails("first_name=Margit&email=theirs@example.org&notes=Two+flights", { email: "mine@example.org" });
  expect(getValue("First name")).toBe("Margit");
  expect(getValue("Email")).toBe("mine@example.org");
  expect(getValue("Additional information Optional")).toBe("Two flights");
});

test("prefilled pages show a locked answer as text and let an invalid one be edited", () => {
  openDetails("lock=email,first_name,phone&first_name=Margit&email=margit@&phone=%2B36+1+555+0142");
  expect(screen.queryByRole("textbox", { name: "First name" })).toBeNull();
  expect(screen.getByText("Margit")).toBeDefined();
  expect(screen.queryByRole("textbox", { name: "Phone Optional" })).toBeNull();
  expect(screen.getByText("+36 1 555 0142")).toBeDefined();
  expect(getValue("Email")).toBe("margit@");
});

test("prefilled pages show a locked staff member and time zone", () => {
  open("staff=amara&timezone=Europe/Budapest&lock=staff,timezone");
  expect(screen.queryByRole("radiogroup", { name: "With whom?" })).toBeNull();
  expect(screen.getByText("Amara Osei")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Change time zone" })).toBeNull();
});

test("prefilled pages accept the slug of a staff member", () => {
  const { navigator } = open("staff=bruno&timezone=America/New_York");
  const group = screen.getByRole("radiogroup", { name: "With whom?" });
  expect((within(group).getByRole("radio", { name: "Bruno Almeida" }) as HTMLInputElement).checked).toBe(
    true,
  );
  expect(navigator.navigate).not.toHaveBeenCalled();
});

test("prefilled pages offer only a locked day", () => {
  open("date=2026-11-24&lock=date&timezone=America/New_York");
  expect(screen.queryByRole("grid")).toBeNull();
  expect(screen.getByRole("heading", { name: "Tuesday, November 24, 2026" })).toBeDefined();
  expect(screen.getByText(/For another day please call/)).toBeDefined();
});

test("prefilled pages ignore a locked day in the past", () => {
  vi.setSystemTime("2026-12-01T15:00:00Z");
  open("date=2026-11-24&lock=date&timezone=America/New_York");
  expect(screen.getByRole("grid")).toBeDefined();
});

test("prefilled pages show the locked zone of a business", () => {
  open("timezone=Asia/Tokyo", { isZoneLocked: true });
  expect(screen.getByText("Times in New York (UTC-5)")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Change time zone" })).toBeNull();
});
