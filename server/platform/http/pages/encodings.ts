import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The codings that kept pages are compressed in, the better first. */
const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The coding to answer in by `Accept-Encoding` (RFC 9110, 12.5.3); null: as it is. */
export function chosenEncoding(header: string | undefined): Encoding | null {
  if (!header) return null;
  const refused = new Set<string>();
  const taken = new Set<string>();
  // A header is free text from anywhere: a bounded number of codings is looked at.
  for (const part of header.toLowerCase().split(",", 16)) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const isRefused = parameters.some((one) => /^q\s*=\s*0(\.0*)?$/.test(one));
    (isRefused ? refused : taken).add(name);
  }
  return (
    ENCODINGS.find((one) => taken.has(one)) ??
    (taken.has("*") ? (ENCODINGS.find((one) => !refused.has(one)) ?? null) : null)
  );
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses: what will be sent many times harder than what is sent once. */
export function encode(content: Buffer, encoding: Encoding, use: "kept" | "once" = "kept"): Promise<Buffer> {
  return encoding === "br"
    ? compressBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: use === "kept" ? 7 : 4,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      })
    : compressGzip(content, { level: use === "kept" ? 8 : 6 });
}
