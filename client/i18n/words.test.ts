import { join } from "node:path";
import { expect, it } from "vitest";
import { readMessages } from "../../server/testing/messages/catalogues.ts";
import { faultsOf } from "../../server/testing/messages/judgeCatalogues.ts";
import { findWordFaults, readButtonMessages } from "../../server/testing/messages/judgeWords.ts";

const folder = join(import.meta.dirname, "locales");

it("what the screens say is whole, well set and of one mind in every language", () => {
  expect(faultsOf(folder)).toEqual([]);
});

it("uses no word on screens that native readers struck out, and one form on buttons", () => {
  const buttons = readButtonMessages(join(import.meta.dirname, ".."));
  expect(buttons.size).toBeGreaterThan(50);
  expect(findWordFaults(folder, buttons)).toEqual([]);
});

// The specification's own words, sections 2 to 5 and 8, letter for letter; `{n}` and its like under the names that we gave them.
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
])("says in English: %s", (text) => {
  const said = readMessages(folder, "en").find(({ id }) => id === text);
  expect(said?.text).toBe(text);
});
