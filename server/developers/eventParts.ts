import { SUSPENDED_AFTER_MS, FAILURES_BEFORE_PAUSE } from "../domain/webhooks/circuit.ts";
import { EVENT_TYPES, type EventType } from "../domain/webhooks/eventTypes.ts";
import { exampleEvent } from "../domain/webhooks/exampleEvent.ts";
import { GIVE_UP_MS, MOST_ATTEMPTS } from "../domain/webhooks/retry.ts";
import { table } from "./markdownTable.ts";

/** Every kind of event. */
export function events(): string {
  const rows = Object.entries(EVENT_TYPES).map(([type, description]) => [`\`${type}\``, description]);
  return table(["Type", "What happened"], rows);
}

/** How long, and how often, a delivery is tried. */
export function retries(): string {
  const hours = (ms: number) => String(Math.round(ms / 3_600_000));
  return [
    `A delivery that does not arrive is tried again after 5 seconds, then ever more rarely: at most ${MOST_ATTEMPTS} times in ${hours(GIVE_UP_MS)} hours.`,
    `An endpoint that fails ${FAILURES_BEFORE_PAUSE} times in a row is left alone for a while, twice as long each time, up to an hour; then one delivery tries it.`,
    `After ${hours(SUSPENDED_AFTER_MS)} hours without one success it is \`SUSPENDED\`: enable it again, and have what it missed replayed.`,
  ].join("\n");
}

/** One of each shape. */
const SHOWN: readonly EventType[] = [
  "booking.created",
  "booking.rescheduled",
  "guest.left",
  "payment.succeeded",
  "form.submitted",
  "contact.updated",
  "catalogue.updated",
  "site.published",
];

/** What a delivery of each shape says, made by what makes deliveries. */
export function eventExamples(): string {
  return SHOWN.map((type, at) => {
    // Once with who it is about is enough.
    const body = JSON.stringify(exampleEvent(type, at === 0), null, 2);
    return `\`${type}\`:\n\n\`\`\`json\n${body}\n\`\`\``;
  }).join("\n\n");
}
