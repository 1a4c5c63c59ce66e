import fc from "fast-check";
import type { OrderKind, PaymentModel, PaymentWorld } from "../payments/paymentWorld.ts";

type Command = fc.AsyncCommand<PaymentModel, PaymentWorld>;

function command(name: string, run: (world: PaymentWorld) => Promise<void> | void): Command {
  return {
    check: () => true,
    run: async (_model, world) => {
      if (world.order !== null || name.startsWith("book")) await run(world);
    },
    toString: () => name,
  };
}

const which = fc.nat({ max: 3 });
const kinds: readonly OrderKind[] = ["single", "cart", "request", "series", "class", "link"];

/** Commands after the booking. Likely ones are listed more than once. */
const later: fc.Arbitrary<Command>[] = [
  ...Array.from({ length: 4 }, () => fc.constant(command("start", (world) => world.start()))),
  ...Array.from({ length: 4 }, () => which.map((n) => command(`pay ${n}`, (world) => world.decide(n, true)))),
  fc.constant(command("start", (world) => world.start())),
  fc
    .tuple(which, fc.boolean())
    .map(([n, isPaid]) => command(`${isPaid ? "pay" : "decline"} ${n}`, (world) => world.decide(n, isPaid))),
  which.map((n) => command(`tell ${n}`, (world) => world.deliverEvent(n))),
  which.map((n) => command(`tell ${n}`, (world) => world.deliverEvent(n))),
  which.map((n) => command(`tell again ${n}`, (world) => world.deliverEventAgain(n))),
  fc.constant(command("refresh", (world) => world.refresh())),
  fc
    .tuple(which, fc.constantFrom("VISITOR" as const, "OWNER" as const), fc.boolean())
    .map(([n, actor, wide]) =>
      command(`cancel ${n} ${actor} ${wide}`, (world) => world.cancel(n, actor, wide)),
    ),
  fc
    .tuple(which, fc.constantFrom(60, -60))
    .map(([n, by]) => command(`move ${n} ${by}`, (world) => world.move(n, by))),
  fc.constant(command("approve", (world) => world.approve())),
  fc.constant(command("somebody else", (world) => world.bookSameTime())),
  fc.constant(command("pay twice", (world) => world.payTwice())),
  fc.boolean().map((isTaken) => command(`pay late ${isTaken}`, (world) => world.payLate(isTaken))),
  fc
    .constantFrom("bruno" as const, "amara" as const)
    .map((staff) => command(`take ${staff}`, (world) => world.takeStaff(staff))),
  fc
    .constantFrom("silence" as const, "lost" as const, "FAILED" as const, "PENDING" as const)
    .map((kind) => command(`trouble ${kind}`, (world) => world.failNext(kind))),
  fc
    .constantFrom("SUCCEEDED" as const, "FAILED" as const)
    .map((state) => command(`refund ${state}`, (world) => world.endRefund(state))),
  fc.constantFrom(0.5, 3, 11, 70).map((minutes) => command(`${minutes} min`, (world) => world.pass(minutes))),
  fc.constant(command("sweep", (world) => world.sweep())),
];

export const paymentCommands: fc.Arbitrary<Iterable<Command>> = fc
  .tuple(
    fc.constantFrom(...kinds),
    fc.integer({ min: 0, max: 3 }),
    fc.commands(later, { maxCommands: 14, size: "max" }),
  )
  .map(([kind, start, commands]) => [
    command(`book ${kind}`, (world) => world.book(kind)),
    command("approve", (world) => world.approve()),
    ...(start > 0 ? [command("start", (world) => world.start())] : []),
    ...commands,
  ]);
