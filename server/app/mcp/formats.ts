import { z } from "zod";
import { formatMoney } from "../../shared/money/formatMoney.ts";
import { formatDate, formatTime, toLocalDate } from "../../shared/time/format.ts";
import { formatOffset } from "../../shared/time/offset.ts";
import { toCurrentTimeZone } from "../../shared/time/timeZones.ts";
import type { MoneyData, NamedData } from "./documents.ts";
import type { McpCaller } from "./mcpCaller.ts";
import { ToolError } from "./toolError.ts";

const LANGUAGE = "en";

export const timeOutput = z.object({
  instant: z.string().describe("ISO 8601 in UTC. Send this value to other tools."),
  local: z.string().describe("The same time for people, in the time zone of the answer."),
});

export const moneyOutput = z.object({
  amount: z.int().describe("In minor units, such as cents."),
  currency: z.string().describe("ISO 4217."),
  text: z.string().describe("For people."),
});

export const namedOutput = z.object({ slug: z.string(), name: z.string() });

export const timeZoneInput = z
  .string()
  .max(100)
  .optional()
  .describe("IANA time zone of dates and local times, such as Europe/Berlin. Default: the business's.");

export const instantInput = z.iso
  .datetime({ offset: true })
  .describe("ISO 8601 with offset, such as 2026-11-30T13:00:00Z.");

export const dateInput = z.iso.date();

export type TimeOutput = z.output<typeof timeOutput>;

/** @throws ToolError for an unknown time zone */
export function chooseTimeZone({ business }: McpCaller, named: string | undefined): string {
  if (named === undefined) return business.timeZone;
  const known = toCurrentTimeZone(named);
  if (known !== null) return known;
  const issues = [{ path: ["timeZone"], message: "This time zone is unknown." }];
  throw new ToolError({ code: "INVALID_INPUT", message: "Please check the arguments.", issues });
}

/** Formats as `Monday, November 30, 2026, 14:00 (UTC+1)`. */
export function toTime(instant: string, timeZone: string): TimeOutput {
  const date = formatDate(toLocalDate(instant, timeZone), "full", LANGUAGE);
  const clock = toClock(instant, timeZone);
  return { instant, local: `${date}, ${clock} (${formatOffset(instant, timeZone)})` };
}

export function toClock(instant: string, timeZone: string): string {
  return formatTime(instant, { locale: LANGUAGE, timeZone, hourCycle: "h23" });
}

export function toMoney(money: MoneyData): z.output<typeof moneyOutput> {
  return { amount: money.amount, currency: money.currency, text: formatMoney(money, LANGUAGE) };
}

export function toNullableMoney(money: MoneyData | null): z.output<typeof moneyOutput> | null {
  return money && toMoney(money);
}

export function joinNames(rows: readonly NamedData[]): string {
  return rows.map(({ name }) => name).join(", ");
}

/** Converts an offset to UTC, because the graph returns instants in UTC. */
export function toInstant(text: string): string {
  return new Date(text).toISOString();
}
