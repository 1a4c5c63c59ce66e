import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** RFC 9110, 12.5.3. Null for no compression. */
export function chooseEncoding(header: string | undefined): Encoding | null {
  if (!header) return null;
  const rejected = new Set<string>();
  const accepted = new Set<string>();
  // Callers control the header.
  for (const part of header.toLowerCase().split(",", 16)) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const isRejected = parameters.some((one) => /^q\s*=\s*0(\.0*)?$/.test(one));
    (isRejected ? rejected : accepted).add(name);
  }
  return (
    ENCODINGS.find((one) => accepted.has(one)) ??
    (accepted.has("*") ? (ENCODINGS.find((one) => !rejected.has(one)) ?? null) : null)
  );
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Cached content is compressed more. */
export function compress(
  content: Buffer,
  encoding: Encoding,
  use: "kept" | "once" = "kept",
): Promise<Buffer> {
  return encoding === "br"
    ? compressBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: use === "kept" ? 7 : 4,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      })
    : compressGzip(content, { level: use === "kept" ? 8 : 6 });
}
