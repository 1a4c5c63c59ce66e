import { expect, it } from "vitest";
import { getStep } from "./getStep.ts";

it.each([
  ["widget/catalogue/provider/ProviderPage.tsx", "", "service"],
  ["widget/booking/calendar/ProviderServiceCalendarPage.tsx", "", "time"],
  ["widget/booking/calendar/ServiceCalendarPage.tsx", "?step=details", "details"],
  ["widget/catalogue/menu/MenuPage.tsx", "", "service"],
  ["widget/catalogue/menu/MenuServicePage.tsx", "", "time"],
  ["widget/oneTimeLink/OtlPage.tsx", "", "service"],
  ["widget/oneTimeLink/OtlPage.tsx", "?service=massage", "time"],
  ["widget/manageBooking/view/BookingPage.tsx", "", "booking"],
  ["widget/manageBooking/view/BookingPage.tsx", "?booked", "confirmation"],
  ["widget/manageBooking/view/BookingPage.tsx", "?reschedule", "reschedule"],
  ["widget/manageBooking/cancel/CancelPage.tsx", "", "cancel"],
  ["widget/manageBooking/find/FindPage.tsx", "", "booking"],
  ["widget/forms/page/FormPage.tsx", "", "form"],
  ["widget/surveys/SurveyPage.tsx", "", "survey"],
  ["widget/catalogue/link/BookingLinkPage.tsx", "?booked", null],
  ["content/page/BlocksPage.tsx", "", null],
])("%s%s: %s", (file, search, step) => {
  expect(getStep(file, new URL(`http://daybook.test/x${search}`))).toBe(step);
});
