import type { Locale } from "../../shared/languages/locales.ts";

type ForbiddenPattern = readonly [pattern: RegExp, reason: string];

/** Expressions that native readers rejected: wrong senses, literal translations, officialese, and second spellings. */
export const FORBIDDEN_PATTERNS: Readonly<Record<Locale, readonly ForbiddenPattern[]>> = {
  da: [[/går (ikke )?tilbage/iu, "a literal 'goes back'"]],
  de: [
    [/wer frei ist|in Ihrem Besuch|in Ihrer Zeit/iu, "a literal translation"],
    [/dies findet nicht statt/iu, "does not name what was cancelled"],
    [/Explorer des Graphen/iu, "a translated name"],
  ],
  en: [
    [/\be-mail/iu, "Email is the spelling of the specification"],
    [/\bgoes back\b|\bgo back when\b/iu, "refund"],
    [/quarter of an hour/iu, "15 minutes"],
    [/\banew\b|is otherwise|\bno more\.|kept for you|it counts|\bis good for\b/iu, "a literal translation"],
    [/\b(canceled|canceling|postcode|turn round)\b/iu, "another spelling"],
  ],
  es: [
    [/en estos días/iu, "means lately"],
    [/(?<!re)programa(d|r|ndo)/iu, "a literal 'schedule'"],
    [/ya no se ofrece|no se acudió|punto de conexión/iu, "a literal translation"],
  ],
  fr: [
    [/ces jours-ci/iu, "means lately"],
    [/plus de places/iu, "also means more places"],
    [/(?<!\p{L})planifi/iu, "a literal 'schedule'"],
    [/là-bas|d’elle-même|renouvelée/iu, "a literal translation"],
  ],
  hu: [
    [/(?<!\p{L})(a|A) fizetés(e|ét|em)(?!\p{L})/u, "means salary"],
    [/kerül \p{L}+[áé]sra/iu, "officialese"],
    [/(?<!\p{L})a\(z\)/iu, "shows the machine"],
    [/kérjük, kérj/iu, "the same verb twice"],
    [/negyed óra/iu, "negyedóra is one word"],
    [/látogatás(a|á|b|k|i)/iu, "means a call on friends"],
  ],
  it: [
    [/in questi giorni/iu, "means lately"],
    [/offert[oaie]\b/iu, "a literal 'offered'"],
    [/(?<=\p{L}\s)(Suo|Sua|Suoi|Sue)\b/u, "written small everywhere else"],
    [/va avanti da sola|esci da lì/iu, "a literal translation"],
  ],
  nl: [
    [/vergeven/iu, "means forgiven"],
    [/vastgehouden|vrijgehouden/iu, "gereserveerd is the word"],
    [/aanmeld/iu, "inloggen is the word"],
    [/goed voor|Wie beschikbaar is|\bHallo\b/u, "a literal translation"],
  ],
  pl: [
    [/prosimy (\p{L}+ )?poprosić/iu, "the same verb twice"],
    [/(?<!\p{L})prosimy \p{L}+ć(?!\p{L})/iu, "Proszę is the word before a verb"],
    [/w międzyczasie|odnowion/iu, "a literal translation"],
  ],
  pt: [
    [/hiperliga|liga[çc][õãoe]+s? (expirad|válid)/iu, "link is the word"],
    [/oferecid/iu, "given as a present"],
    [/perdida\b(?! a)/iu, "means lost"],
    [/pontos? de extremidade/iu, "endpoint is the word"],
    [/(?<!\p{L})(alterar|mudou|outra|nova) (a )?hora(?!\p{L}|:)/iu, "horário is the word"],
  ],
  "pt-br": [
    [/oferecid/iu, "given as a present"],
    [/agendamento foi perdid|^perdido$/iu, "means lost"],
    [/(^|[.:;!?] )(O|A|Os|As) (seu|sua|seus|suas)(?!\p{L})/u, "no article before a possessive"],
    [/tenha corrido|como previsto|você não entrou/iu, "European"],
  ],
};

/**
 * Forms that do not fit the style of buttons: `Sie` in German, imperatives in languages with infinitives or nouns,
 * polite imperatives in Italian, requests in Polish and Hungarian.
 */
export const NOT_ON_BUTTONS: Readonly<Partial<Record<Locale, RegExp>>> = {
  de: /\p{L}en Sie(?!\p{L})/u,
  es: /^(Elija|Introduzca|Seleccione|Envíe|Abra|Cancele|Confirme|Reserve|Llame)(?!\p{L})/u,
  fr: /^\p{L}+ez(?!\p{L}|-)/u,
  hu: /^(Kérjük|Válassz\p{L}*|Adja|Küldje|Nyissa|Foglal(ja|jon))(?!\p{L})/u,
  it: /^(Scelga|Apra|Confermi|Inserisca|Chiami|Riprovi|Controlli|Annulli|Invii)(?!\p{L})/u,
  nl: /^(Kies|Bel|Stuur|Open|Vul|Boek|Zoek|Bekijk|Verzend)(?!\p{L})/u,
  pl: /^(Proszę|Prosimy)(?!\p{L})/u,
  pt: /^(Escolha|Introduza|Envie|Abra|Cancele|Confirme|Reserve|Ligue|Telefone)(?!\p{L})/u,
  "pt-br": /^(Escolha|Informe|Envie|Abra|Cancele|Confirme|Reserve|Ligue)(?!\p{L})/u,
};

export const FAMILIAR_ENDINGS: Readonly<Partial<Record<Locale, RegExp>>> = {
  pl: /(?<!\p{L})(?!(?:teraz|zawsze|nasz|wasz|obraz|pasz|zapisz)(?!\p{L}))\p{L}{3,}(?:asz|isz|esz|ysz)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:quieres|necesitas|eliges|pagas|envías|recibes|cancelas|has|eres|estás|vienes)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:vuoi|devi|hai|sei|ricevi|paghi tu|prenoti|annulli tu|vieni)(?!\p{L})/iu,
};

/** German `Sie` with a singular verb is a thing, not the reader. */
export const SINGULAR_SIE = /(?:^|[.:!?] )Sie (?!\p{L}+en(?!\p{L})|(?:sind|oder|und)(?!\p{L}))\p{Ll}+/u;

/** Placeholders with a number. The translation needs plural cases unless `NOT_INFLECTED` lists the message. */
export const NUMBER_GAPS: readonly string[] = ["count", "seatsLeft"];

/** Messages that fit every number, with their languages. An empty list means all languages. */
export const NOT_INFLECTED: Readonly<Record<string, readonly Locale[]>> = {
  "{seatsLeft} left": ["da", "de", "en", "fr", "hu", "nl", "pl"],
  "Step {number} of {count}": [],
  "One of {count} appointments that were booked together. <0>See them all</0>": [],
  "This email has reached the maximum number of upcoming appointments: {count}. Please call us to book another one.":
    [],
  // From the specification. Hungarian nouns stay singular after a number.
  "Total available seats for this slot is only {count}": ["en", "hu"],
  "You can reserve up to {count} slots for this service. To book for additional guests, kindly select a different service for the same time slot.":
    ["en", "hu"],
};
