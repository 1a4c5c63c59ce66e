import { benchAbuse } from "./bench/abuse.ts";
import { benchAvailability } from "./bench/availability.ts";
import { benchBooking } from "./bench/booking.ts";
import { benchBytes } from "./bench/bytes.ts";
import { benchDesk } from "./bench/desk/desk.ts";
import { benchEngine } from "./bench/engine.ts";
import { benchForms } from "./bench/forms.ts";
import { benchGrowth } from "./bench/growth/growth.ts";
import { benchInsights } from "./bench/insights.ts";
import { benchMails } from "./bench/mails.ts";
import { benchMemory } from "./bench/memory.ts";
import { benchOwners } from "./bench/owners.ts";
import { benchPages } from "./bench/pages.ts";
import { benchParty } from "./bench/party.ts";
import { benchPartyGraph } from "./bench/partyGraph.ts";
import { benchProof } from "./bench/proof.ts";
import type { BenchRow } from "./bench/row.ts";
import { benchScript } from "./bench/script.ts";
import { benchWeb } from "./bench/web.ts";
import { benchThroughput } from "./bench/throughput.ts";

/** Results are ratios within one run, because only ratios can be compared between machines. */
const benches: readonly {
  name: string;
  run: (options: ReadonlyMap<string, string>) => Promise<BenchRow[]>;
  /** Runs only by name, because it takes longer than all others together. */
  runsByNameOnly?: boolean;
}[] = [
  { name: "engine", run: benchEngine },
  { name: "availability", run: benchAvailability },
  { name: "booking", run: benchBooking },
  { name: "party", run: benchParty },
  { name: "party-graph", run: benchPartyGraph },
  { name: "forms", run: benchForms },
  { name: "mails", run: benchMails },
  { name: "owners", run: benchOwners },
  { name: "insights", run: benchInsights },
  { name: "desk", run: benchDesk },
  { name: "bytes", run: benchBytes },
  { name: "pages", run: benchPages },
  { name: "throughput", run: benchThroughput },
  { name: "memory", run: benchMemory },
  { name: "abuse", run: benchAbuse },
  { name: "proof", run: benchProof },
  { name: "script", run: benchScript },
  { name: "web", run: benchWeb },
  { name: "growth", run: benchGrowth, runsByNameOnly: true },
];

// `npm run bench -- engine` runs benchmarks by name. `growth bookings=10000` sets an option.
const args = process.argv.slice(2);
const words = args.filter((arg) => !arg.includes("="));
const options = new Map(
  args.filter((arg) => arg.includes("=")).map((arg) => arg.split("=", 2) as [string, string]),
);
let missedCount = 0;
for (const { name, run, runsByNameOnly = false } of benches) {
  if (words.length > 0 ? !words.includes(name) : runsByNameOnly) continue;
  for (const row of await run(options)) {
    const isWithin = row.limit === null || row.ratio <= row.limit;
    if (!isWithin) missedCount += 1;
    console.log(formatRow(row, isWithin));
  }
}
process.exit(missedCount > 0 ? 1 : 0);

function formatRow({ name, ratio, limit, note }: BenchRow, isWithin: boolean): string {
  const limitText = limit === null ? "" : ` of at most ${limit}`;
  return `${isWithin ? "✓" : "✗"} ${name}: ${ratio.toFixed(2)}${limitText}   ${note}`;
}
