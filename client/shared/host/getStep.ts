import type { StepName } from "../../embed/messages.ts";

const steps: Readonly<Record<string, StepName>> = {
  "widget/manageBooking/cancel/CancelPage.tsx": "cancel",
  "widget/manageBooking/find/FindPage.tsx": "booking",
  "widget/forms/page/FormPage.tsx": "form",
  "widget/surveys/SurveyPage.tsx": "survey",
};

const serviceChoicePages = /(Provider|Group|Menu|Otl)Page\.tsx$/;

/** Returns the step of a page's file and address. Null if the page reports it itself or is not part of the widget. */
export function getStep(file: string, { searchParams }: URL): StepName | null {
  if (!file.startsWith("widget/")) return null;
  const fixedStep = steps[file];
  if (fixedStep !== undefined) return fixedStep;
  // An order reports its step itself, because it depends on the payment.
  if (file === "widget/catalogue/link/BookingLinkPage.tsx") return null;
  if (file === "widget/manageBooking/view/BookingPage.tsx") {
    if (searchParams.has("reschedule")) return "reschedule";
    return searchParams.has("booked") ? "confirmation" : "booking";
  }
  if (searchParams.get("step") === "details") return "details";
  return serviceChoicePages.test(file) && !searchParams.has("service") ? "service" : "time";
}
