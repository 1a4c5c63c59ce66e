import { join } from "node:path";
import { expect, it } from "vitest";
import { readMessages } from "../../server/testing/messages/catalogues.ts";
import { findCatalogueIssues } from "../../server/testing/messages/findCatalogueFaults.ts";
import { findWordIssues, readButtonMessages } from "../../server/testing/messages/findWordFaults.ts";

const folder = join(import.meta.dirname, "locales");

it("messages are complete, well formed and consistent in every language", () => {
  expect(findCatalogueIssues(folder)).toEqual([]);
});

it("uses no rejected word, and one grammatical form on buttons", () => {
  const buttons = readButtonMessages(join(import.meta.dirname, ".."));
  expect(buttons.size).toBeGreaterThan(50);
  expect(findWordIssues(folder, buttons)).toEqual([]);
});

// The exact texts of sections 2 to 5 and 8 of the specification, with our placeholder names.
it.each([
  "Appointment Request Form",
  "Appointment Requested",
  "Name is required",
  "Name is invalid",
  "Email is required",
  "Email is invalid!",
  "Email ID must be unique for guests.",
  "Guest count should be between 1 and 100",
  "Location is required.",
  "This field is required.",
  "Please choose at least one option",
  "Please ensure you select services for all guests before proceeding",
  "You can reserve up to {count} slots for this service. To book for additional guests, kindly select a different service for the same time slot.",
  "Page not found: {path}",
  "Cannot find calendar.",
  "Unable to find calendar",
  "No calendar event found",
  "No Timezone found!",
  "No slot available this month.",
  "No Slots available",
  "Total available seats for this slot is only {count}",
  "We were unable to schedule your appointment. Please try again.",
  "Not booked: Staff busy",
  "Booking unsuccessful, resource unavailable at the moment.",
  "Slug Expired",
  "Finding slots",
  "Finding recurring slots",
  "Scheduling",
  "Rescheduling",
  "Cancelling",
  "Rescheduled",
  "Scheduled",
  "Cancelled",
])("has the English text: %s", (text) => {
  const message = readMessages(folder, "en").find(({ id }) => id === text);
  expect(message?.text).toBe(text);
});
