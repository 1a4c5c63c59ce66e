import fc from "fast-check";
import { expect, it } from "vitest";
import { type PaymentModel, PaymentWorld } from "../../testing/payments/paymentWorld.ts";
import { paymentCommands } from "../../testing/load/paymentCommands.ts";
import { audit } from "../../testing/audit/audit.ts";
import { openGraph } from "../../testing/graph.ts";

/** Seconds to run. PAYMENT_MODEL_SECONDS and PAYMENT_MODEL_SEED change the run. */
const SECONDS = Number(process.env["PAYMENT_MODEL_SECONDS"] ?? 5);
const MIN_SEQUENCES = 20;
const SEED = Number(process.env["PAYMENT_MODEL_SEED"] ?? 20_261_120);

const round = fc.array(paymentCommands, { minLength: 14, maxLength: 14 });

const graph = await openGraph();

it(
  "random sequences never book unpaid, lose a payment or stay pending for ever",
  async () => {
    const until = performance.now() + SECONDS * 1000;
    let walked = 0;
    // A busy machine takes longer, but walks as many.
    const isOver = () => walked > MIN_SEQUENCES && performance.now() > until;
    const tallies: Record<string, number> = {};
    const world = await PaymentWorld.make(graph);
    const property = fc.asyncProperty(round, async (sequences) => {
      for (const [week, commands] of sequences.entries()) {
        if (isOver()) break;
        await world.begin(week);
        await fc.asyncModelRun(() => ({ model: {} as PaymentModel, real: world }), commands);
        walked += 1;
      }
      await world.settle();
      expect(await world.findViolations()).toEqual({});
      expect(await audit(graph.database)).toEqual({});
      for (const { what, count } of await world.tally()) tallies[what] = (tallies[what] ?? 0) + count;
    });
    for (let seed = SEED; !isOver(); seed++)
      await fc.assert(property, {
        seed,
        numRuns: 1,
        endOnFailure: process.env["PAYMENT_MODEL_SHRINK"] === undefined,
      });
    process.stdout.write(`${walked} sequences walked in ${SECONDS} s, in which ${JSON.stringify(tallies)}\n`);
    expect(walked).toBeGreaterThan(MIN_SEQUENCES);
  },
  (SECONDS + 120) * 1000,
);
