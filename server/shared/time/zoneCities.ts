import type { Locale } from "../languages/locales.ts";
import type { ZoneCities } from "./zoneLabel.ts";
import { CITIES as da } from "./zoneNames/cities.da.ts";
import { CITIES as de } from "./zoneNames/cities.de.ts";
import { CITIES as en } from "./zoneNames/cities.en.ts";
import { CITIES as es } from "./zoneNames/cities.es.ts";
import { CITIES as fr } from "./zoneNames/cities.fr.ts";
import { CITIES as hu } from "./zoneNames/cities.hu.ts";
import { CITIES as it } from "./zoneNames/cities.it.ts";
import { CITIES as nl } from "./zoneNames/cities.nl.ts";
import { CITIES as pl } from "./zoneNames/cities.pl.ts";
import { CITIES as ptBr } from "./zoneNames/cities.pt-br.ts";
import { CITIES as pt } from "./zoneNames/cities.pt.ts";

/** City names of all languages. Browsers load only one table (`client/time/zoneCities.ts`). */
export const ZONE_CITIES: Readonly<Record<Locale, ZoneCities>> = {
  da,
  de,
  en,
  es,
  fr,
  hu,
  it,
  nl,
  pl,
  "pt-br": ptBr,
  pt,
};
