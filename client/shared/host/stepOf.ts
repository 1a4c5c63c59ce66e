import type { StepName } from "../../embed/messages.ts";

/** The steps of the pages that have but one. */
const steps: Readonly<Record<string, StepName>> = {
  "widget/manageBooking/cancel/CancelPage.tsx": "cancel",
  "widget/manageBooking/find/FindPage.tsx": "booking",
  "widget/forms/page/FormPage.tsx": "form",
  "widget/surveys/SurveyPage.tsx": "survey",
};

/** The pages on which a service is chosen; the others with a calendar show it at once. */
const choices = /(Provider|Group|Menu|Otl)Page\.tsx$/;

/** Where a visitor stands, by the page's file and its address. Null: the page says it itself, or is none of the widget's. */
export function stepOf(file: string, { searchParams }: URL): StepName | null {
  if (!file.startsWith("widget/")) return null;
  const known = steps[file];
  if (known !== undefined) return known;
  // An order knows by itself whether it is paid.
  if (file === "widget/catalogue/link/BookingLinkPage.tsx") return null;
  if (file === "widget/manageBooking/view/BookingPage.tsx") {
    if (searchParams.has("reschedule")) return "reschedule";
    return searchParams.has("booked") ? "confirmation" : "booking";
  }
  if (searchParams.get("step") === "details") return "details";
  return choices.test(file) && !searchParams.has("service") ? "service" : "time";
}
