/** The part of `pg` that turns values into text for the wire. Its own types leave it out. */
declare module "pg/lib/utils.js" {
  const utils: { prepareValue(value: unknown): string | Buffer | null };
  export default utils;
}
