import type { ZoneCities } from "../../server/shared/time/zoneLabel.ts";
import type { Locale } from "../i18n/locales.ts";

/** One chunk per language. The server loads all; a browser loads one only for a name that the page did not contain. */
const tables = import.meta.glob<ZoneCities>("../../server/shared/time/zoneNames/cities.*.ts", {
  import: "CITIES",
});

export async function loadZoneCities(locale: Locale): Promise<ZoneCities> {
  const load = tables[`../../server/shared/time/zoneNames/cities.${locale}.ts`];
  if (!load) throw new Error(`No zone names for ${locale}`);
  return load();
}
