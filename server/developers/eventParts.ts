import { SUSPENDED_AFTER_MS, FAILURES_BEFORE_PAUSE } from "../modules/integrations/rules/webhooks/circuit.ts";
import { EVENT_TYPES, type EventType } from "../modules/integrations/rules/webhooks/eventTypes.ts";
import { exampleEvent } from "../modules/integrations/rules/webhooks/exampleEvent.ts";
import { GIVE_UP_MS, MAX_ATTEMPTS } from "../modules/integrations/rules/webhooks/retry.ts";
import { table } from "./markdownTable.ts";

export function events(): string {
  const rows = Object.entries(EVENT_TYPES).map(([type, description]) => [`\`${type}\``, description]);
  return table(["Type", "Meaning"], rows);
}

export function retries(): string {
  const hours = (ms: number) => String(Math.round(ms / 3_600_000));
  return [
    `A failed delivery is sent again after 5 seconds and then at growing intervals, at most ${MAX_ATTEMPTS} times in ${hours(GIVE_UP_MS)} hours.`,
    `An endpoint that fails ${FAILURES_BEFORE_PAUSE} times in a row is paused, twice as long each time and at most an hour. Then one delivery tests it.`,
    `After ${hours(SUSPENDED_AFTER_MS)} hours without a success it is \`SUSPENDED\`. Enable it again and replay the missed events.`,
  ].join("\n");
}

/** One event type for each payload shape. */
const EXAMPLE_TYPES: readonly EventType[] = [
  "booking.created",
  "booking.rescheduled",
  "guest.left",
  "payment.succeeded",
  "form.submitted",
  "contact.updated",
  "catalogue.updated",
  "site.published",
];

/** Examples are built by the delivery code. */
export function eventExamples(): string {
  return EXAMPLE_TYPES.map((type, at) => {
    const body = JSON.stringify(exampleEvent(type, at === 0), null, 2);
    return `\`${type}\`:\n\n\`\`\`json\n${body}\n\`\`\``;
  }).join("\n\n");
}
