import type { ZoneCities } from "../../server/shared/time/zoneLabel.ts";
import type { Locale } from "../i18n/locales.ts";

/** One chunk per language. The server loads all of them, a browser only when it needs a name that the page did not bring. */
const tables = import.meta.glob<ZoneCities>("../../server/shared/time/zoneNames/cities.*.ts", {
  import: "CITIES",
});

/** Loads the cities of one language. */
export async function loadZoneCities(locale: Locale): Promise<ZoneCities> {
  const load = tables[`../../server/shared/time/zoneNames/cities.${locale}.ts`];
  if (!load) throw new Error(`No zone names for ${locale}`);
  return load();
}
