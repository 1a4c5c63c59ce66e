import type { Choices } from "./random.ts";
import type { HostileValues } from "./values.ts";

export interface FileRequest {
  readonly method: "GET" | "POST" | "HEAD";
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: Buffer;
}

const PATHS = [
  "/exports/bookings.csv",
  "/exports/contacts.csv",
  "/exports/payments.csv",
  "/exports/forms/*.csv",
  "/exports/surveys/*.csv",
  "/feeds/*.ics",
  "/widget/booking/*/calendar.ics",
  "/uploads/*",
  "/media/*/*",
  "/media/shared/*/*",
  "/feed.xml",
  "/*/feed.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/assets/*",
  "/webhooks/stripe",
  "/test-payments/*",
  "/*",
];
const PARAMETERS =
  "status on today ended week from to createdSince changedUntil staff service provider contact payment mode source search since kind size locale".split(
    " ",
  );
const HEADERS = [
  "accept",
  "accept-language",
  "accept-encoding",
  "range",
  "if-none-match",
  "if-modified-since",
  "cookie",
  "content-type",
];

/** Returns a hostile request for a route outside the API. `known` are values of existing rows. */
export function fileRequest(choices: Choices, values: HostileValues, known: FileRows): FileRequest {
  const kind = choices.below(10);
  if (kind < 2) return uploadRequest(choices, values, known);
  if (kind < 4) return paymentRequest(choices, values, known);
  const path = choices.pick(PATHS).replaceAll("*", () => encodeText(values.text().slice(0, 300)));
  const parameters = Array.from(
    { length: choices.below(3) },
    () => `${choices.pick(PARAMETERS)}=${encodeText(values.text())}`,
  );
  const method = choices.pick(["GET", "GET", "GET", "POST", "HEAD"] as const);
  return {
    method,
    url: `${path}?${parameters.join("&")}`,
    headers: { [choices.pick(HEADERS)]: headerText(values.text()) },
    ...(method === "POST" && { payload: Buffer.from(values.text()) }),
  };
}

export interface FileRows {
  readonly payment: string;
  readonly start: string;
  readonly field: string;
  readonly picture: Buffer;
}

function paymentRequest(choices: Choices, values: HostileValues, { payment }: FileRows): FileRequest {
  const id = choices.chance(0.5) ? payment : encodeText(values.text().slice(0, 300));
  const url = `/test-payments/${id}?locale=${encodeText(values.text())}`;
  if (choices.chance(0.5)) return { method: "GET", url, headers: {} };
  const choice = choices.chance(0.5) ? choices.pick(["PAY", "DECLINE", "LATER", "LEAVE"]) : values.text();
  return {
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: Buffer.from(`choice=${encodeText(choice)}`),
  };
}

const BOUNDARY = "boundary";
const CHARSETS = ["utf8", "latin1", "utf16le"] as const;

function uploadRequest(choices: Choices, values: HostileValues, rows: FileRows): FileRequest {
  const url = choices.pick(["/uploads", "/media"]);
  const text = (known: string) => (choices.chance(0.7) ? known : values.text());
  const fields = url === "/uploads" ? { start: rows.start, field: rows.field } : { alt: "A picture" };
  const charset = choices.pick(CHARSETS);
  const part = (disposition: string, content: Buffer) => [
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; `),
    Buffer.from(disposition, charset === "utf16le" ? "utf8" : charset),
    Buffer.from("\r\n\r\n"),
    content,
    Buffer.from("\r\n"),
  ];
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    part(`name="${choices.chance(0.9) ? name : values.text()}"`, Buffer.from(text(value), charset)),
  );
  const content = choices.chance(0.7) ? rows.picture : Buffer.from(values.text(), charset);
  const file = part(`name="${text("file")}"; filename="${values.text()}"`, content);
  const end = choices.chance(0.9) ? [Buffer.from(`--${BOUNDARY}--\r\n`)] : [];
  return {
    method: "POST",
    url,
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...texts, ...file, ...end]),
  };
}

/** Percent-encodes a text. A lone surrogate becomes U+FFFD. */
function encodeText(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

function headerText(text: string): string {
  return text.replaceAll(/[^\u0020-\u007e]/g, "?");
}
