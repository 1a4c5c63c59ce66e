import type { Locale } from "../domain/languages/locales.ts";

type Translated = Exclude<Locale, "en">;

/** One word for one thing: wherever the English says it, the translation has this stem. */
export const TERMS: readonly (readonly [english: RegExp, stems: Readonly<Record<Translated, RegExp>>])[] = [
  [
    /\bappointments?\b/i,
    {
      da: /aftale/i,
      de: /termin/i,
      es: /cita/i,
      fr: /rendez-vous/i,
      // A booking and its time are one word there; "your booking" avoids "your time".
      hu: /időpont|foglal/i,
      it: /appuntament/i,
      nl: /afspra/i,
      pl: /wizyt/i,
      pt: /marcaç/i,
      "pt-br": /agendamento/i,
    },
  ],
  [
    /\bguests?\b/i,
    {
      da: /gæst/i,
      de: /gast|gäst/i,
      es: /invitad/i,
      fr: /invité/i,
      hu: /vendég/i,
      it: /ospit/i,
      nl: /gast/i,
      pl: /goś/i,
      pt: /convidad/i,
      "pt-br": /convidad/i,
    },
  ],
  [
    /\bservices?\b/i,
    {
      da: /ydelse/i,
      de: /leistung/i,
      es: /servicio/i,
      fr: /prestation/i,
      hu: /szolgáltatás/i,
      it: /serviz/i,
      nl: /dienst/i,
      pl: /usług/i,
      pt: /serviço/i,
      "pt-br": /serviço/i,
    },
  ],
  [
    /\btime ?zones?\b/i,
    {
      da: /tidszone/i,
      de: /zeitzone/i,
      es: /zonas? horaria/i,
      fr: /fuseau/i,
      hu: /időzóná?/i,
      it: /fus[oi] orar/i,
      nl: /tijdzone/i,
      pl: /stref/i,
      pt: /fusos? horário/i,
      "pt-br": /fusos? horário/i,
    },
  ],
  [
    /\breference\b/i,
    {
      da: /referenc/i,
      de: /referenz/i,
      es: /referencia/i,
      fr: /référence/i,
      hu: /foglalási kód/i,
      it: /riferimento/i,
      nl: /referentie/i,
      pl: /numer/i,
      pt: /referência/i,
      "pt-br": /referência/i,
    },
  ],
  [
    /\brequest(ed|s)?\b/i,
    {
      da: /anmod/i,
      de: /anfrag|angefragt/i,
      es: /solicit/i,
      fr: /demand/i,
      hu: /kér/i,
      it: /ri(ch|c)ie[ds]/i,
      nl: /aanvra|aangevra/i,
      pl: /prośb|próśb|popro|oczekuje/i,
      pt: /pedi/i,
      "pt-br": /solicit/i,
    },
  ],
  [
    /\bcancel/i,
    {
      da: /aflys/i,
      de: /absag|abgesagt/i,
      es: /cancel/i,
      fr: /annul/i,
      hu: /lemond|mondható le/i,
      it: /annull/i,
      nl: /annul/i,
      pl: /odwoł/i,
      pt: /cancel/i,
      "pt-br": /cancel/i,
    },
  ],
  [
    /\bpayment\b/i,
    {
      da: /betal/i,
      de: /zahl/i,
      es: /pag/i,
      fr: /pai/i,
      hu: /fizet/i,
      it: /pag/i,
      nl: /beta/i,
      pl: /płat|zapła|opłac/i,
      pt: /pag/i,
      "pt-br": /pag/i,
    },
  ],
  [
    /\bpreview\b/i,
    {
      da: /forhåndsvis/i,
      de: /vorschau/i,
      es: /vista previa/i,
      fr: /aperçu/i,
      hu: /előnézet/i,
      it: /anteprima/i,
      nl: /voorvertoning/i,
      pl: /podgląd/i,
      pt: /pré-visualiz/i,
      "pt-br": /prévia/i,
    },
  ],
  [
    /\bseats?\b/i,
    {
      da: /plads/i,
      de: /pl[aä]tz/i,
      es: /plaza/i,
      fr: /place/i,
      hu: /hely/i,
      it: /post[oi]/i,
      nl: /plaats/i,
      pl: /miejsc/i,
      pt: /lugar/i,
      "pt-br": /vaga/i,
    },
  ],
  [
    /\bdeposit\b/i,
    {
      da: /depositum/i,
      de: /anzahlung/i,
      es: /anticipo/i,
      fr: /acompte/i,
      hu: /előleg/i,
      it: /acconto/i,
      nl: /aanbetaling/i,
      pl: /zaliczk/i,
      pt: /sinal/i,
      "pt-br": /sinal/i,
    },
  ],
  [
    // A "calendar event" is an appointment.
    /\bcalendar\b(?! event)/i,
    {
      da: /kalender/i,
      de: /kalender/i,
      es: /calend/i,
      fr: /agenda/i,
      hu: /naptár/i,
      it: /calend/i,
      nl: /agenda/i,
      pl: /kalend/i,
      pt: /calend/i,
      "pt-br": /agenda/i,
    },
  ],
];

/** Whole words of a language, whatever letters it has. */
const words = (alternatives: string) => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");

/**
 * What is said to friends. Businesses of these languages say Sie, vous, u, Lei, usted, Ön, o senhor and Pan or Pani (or nothing);
 * Danish ones say du, Brazilian ones você.
 */
export const FAMILIAR: Readonly<Partial<Record<Locale, RegExp>>> = {
  de: words("du|dich|dir|dein\\p{L}*|euch|euer|eure\\p{L}*"),
  es: words("tú|tu|tus|te|ti|contigo|elige|puedes|tienes"),
  fr: words("tu|toi|ton|ta|tes|te"),
  hu: words("te|téged|neked|tiéd|válassz|kérlek"),
  it: words("tu|te|ti|tuo|tua|tuoi|tue|scegli|inserisci|puoi"),
  nl: words("je|jij|jou|jouw|jullie"),
  pl: words("ty|cię|ciebie|tobie|twój|twoj\\p{L}*|możesz|chcesz|masz"),
  pt: words("tu|te|ti|teu|tua|você|vocês"),
  "pt-br": words("tu|teu|tua|contigo|vosso"),
};

/** Words that are the same in English and in those languages. */
export const SAME: Readonly<Record<string, readonly Translated[]>> = {
  "Book {time}": ["da"],
  "Book <0>{0}</0>": ["da"],
  Email: ["da", "fr", "hu", "it", "nl", "pl", "pt", "pt-br"],
  Password: ["it"],
  Menu: ["da", "fr", "it", "nl", "pl", "pt", "pt-br"],
  Online: ["da", "de", "hu", "it", "nl", "pl", "pt", "pt-br"],
  Outlook: ["da", "de", "es", "fr", "hu", "it", "nl", "pl", "pt", "pt-br"],
  Reference: ["da"],
  "Reference <0>{reference}</0>": ["da"],
  Send: ["da"],
  Name: ["de"],
  optional: ["de"],
  Optional: ["de"],
  Text: ["de"],
  Videos: ["de"],
  "Google Calendar": ["es", "it", "pt"],
  No: ["es", "it"],
  Total: ["es", "fr", "pt", "pt-br"],
  Home: ["it"],
  Later: ["nl"],
  "GraphQL Explorer": ["da", "es", "fr", "hu", "it", "nl", "pl", "pt", "pt-br"],
  Status: ["da", "de", "nl", "pl"],
  Client: ["fr"],
};
