import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** The parts of the options that the authenticator reads. */
interface Ceremony {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

interface Page {
  readonly origin: string;
  /** Default: true. */
  readonly isUserVerified?: boolean;
}

export interface SoftPasskey {
  /** The counter of the next signature. */
  counter: number;
  register(options: object, page: Page): Record<string, unknown>;
  authenticate(options: object, page: Page): Record<string, unknown>;
}

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();

/** An authenticator with one ES256 key, without attestation (WebAuthn Level 3, sections 6.1 and 8.7). */
export function createSoftPasskey(): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let userHandle = "";
  const wrap = (response: object) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });
  const passkey: SoftPasskey = {
    counter: 1,
    register(options, page) {
      const { challenge, rp, user } = options as Ceremony;
      userHandle = user!.id;
      const credential = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, toCoseKey(publicKey)]);
      const authData = Buffer.concat([authenticatorData(rp!.id, page, 0x40, passkey.counter), credential]);
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex"),
        Buffer.from([0x59]),
        uint16(authData.length),
        authData,
      ]);
      return wrap({
        clientDataJSON: clientData("webauthn.create", challenge, page).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },
    authenticate(options, page) {
      const { challenge, rpId } = options as Ceremony;
      const authData = authenticatorData(rpId!, page, 0, passkey.counter);
      const client = clientData("webauthn.get", challenge, page);
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey);
      return wrap({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle,
      });
    },
  };
  return passkey;
}

function authenticatorData(
  rpId: string,
  { isUserVerified = true }: Page,
  flags: number,
  counter: number,
): Buffer {
  const signatures = Buffer.alloc(4);
  signatures.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([0x01 | (isUserVerified ? 0x04 : 0) | flags]), signatures]);
}

function clientData(type: string, challenge: string, { origin }: Page): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** CBOR of an ES256 key (RFC 9053). */
function toCoseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: "jwk" });
  return Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x!, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y!, "base64url"),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
