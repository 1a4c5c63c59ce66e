import { expect, it } from "vitest";
import { stepOf } from "./stepOf.ts";

it.each([
  ["widget/calendar/ProviderPage.tsx", "", "service"],
  ["widget/calendar/ProviderServiceCalendarPage.tsx", "", "time"],
  ["widget/calendar/ServiceCalendarPage.tsx", "?step=details", "details"],
  ["widget/menu/MenuPage.tsx", "", "service"],
  ["widget/menu/MenuServicePage.tsx", "", "time"],
  ["widget/otl/OtlPage.tsx", "", "service"],
  ["widget/otl/OtlPage.tsx", "?service=massage", "time"],
  ["widget/booking/BookingPage.tsx", "", "booking"],
  ["widget/booking/BookingPage.tsx", "?booked", "confirmation"],
  ["widget/booking/BookingPage.tsx", "?reschedule", "reschedule"],
  ["widget/after/CancelPage.tsx", "", "cancel"],
  ["widget/after/FindPage.tsx", "", "booking"],
  ["widget/form/FormPage.tsx", "", "form"],
  ["widget/survey/SurveyPage.tsx", "", "survey"],
  ["widget/link/BookingLinkPage.tsx", "?booked", null],
  ["content/page/BlocksPage.tsx", "", null],
])("%s%s: %s", (file, search, step) => {
  expect(stepOf(file, new URL(`http://daybook.test/x${search}`))).toBe(step);
});
