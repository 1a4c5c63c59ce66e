import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

export interface SelfSigned {
  readonly key: string;
  readonly cert: string;
}

/**
 * Creates a certificate (RFC 5280) for a host and 127.0.0.1 that is valid for a day. `now` is in epoch milliseconds.
 */
export function selfSigned(now = Date.now(), host = "localhost"): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(set(sequence(oid("550403"), der(0x0c, Buffer.from(host)))));
  const algorithm = sequence(oid("2a8648ce3d040302"));
  const altNames = sequence(der(0x82, Buffer.from(host)), der(0x87, Buffer.from([127, 0, 0, 1])));
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(now - 60_000), time(now + 86_400_000)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(
      0xa3,
      sequence(
        sequence(oid("551d11"), der(0x04, altNames)),
        sequence(oid("551d13"), der(0x04, sequence(der(0x01, Buffer.from([0xff]))))),
      ),
    ),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign("sha256", body, privateKey)]));
  const pem = sequence(body, algorithm, signature)
    .toString("base64")
    .match(/.{1,64}/g)!
    .join("\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`,
  };
}

/** Encodes a value in DER (ITU-T X.690). */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts));
const set = (...parts: Buffer[]) => der(0x31, Buffer.concat(parts));
const integer = (bytes: Buffer) => der(0x02, bytes);
const oid = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const time = (at: number) =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().replaceAll(/\D/g, "").slice(2, 14)}Z`));
