/** The values of a `security.txt`. */
export interface SecurityTxt {
  /** An e-mail address, or an `https:` address. */
  readonly contact: string;
  /** The address of the file itself. */
  readonly canonical: string;
  /** BCP 47 tags, the preferred one first. */
  readonly languages: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}

const DAY_MS = 86_400_000;
/** Days until the `Expires` date. Each request renders the file again, so only copies of the file expire. */
const EXPIRES_DAYS = 90;

/** Returns a `security.txt` (RFC 9116). Its text changes once a day. */
export function securityTxt({ contact, canonical, languages, now }: SecurityTxt): string {
  const expires = new Date((Math.floor(now / DAY_MS) + EXPIRES_DAYS) * DAY_MS);
  return [
    `Contact: ${contact.startsWith("https://") ? contact : `mailto:${encodeURI(contact).replaceAll("?", "%3F")}`}`,
    `Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${canonical}`,
    "",
  ].join("\n");
}
