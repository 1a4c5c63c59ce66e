export interface SecurityTxt {
  /** An e-mail address or an `https:` URL. */
  readonly contact: string;
  readonly canonical: string;
  /** BCP 47 tags, preferred first. */
  readonly languages: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}

const DAY_MS = 86_400_000;
/** Only copies of the file expire, because each request renders it again. */
const EXPIRES_DAYS = 90;

/** Returns a `security.txt` (RFC 9116) that changes once a day. */
export function renderSecurityTxt({ contact, canonical, languages, now }: SecurityTxt): string {
  const expires = new Date((Math.floor(now / DAY_MS) + EXPIRES_DAYS) * DAY_MS);
  return [
    `Contact: ${contact.startsWith("https://") ? contact : `mailto:${encodeURI(contact).replaceAll("?", "%3F")}`}`,
    `Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${canonical}`,
    "",
  ].join("\n");
}
