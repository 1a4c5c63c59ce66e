/** Preloaded into a server. Shifts its clock, and that of an embedded database, by `CLOCK_SHIFT_MS`. */
const shift = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;
const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
