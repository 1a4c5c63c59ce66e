/** Null if the user cancelled, or if the browser found no passkey. */
export type CredentialJson = object | null;

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === "function";
}

/** True if the browser can suggest passkeys in the field of the user's email. */
export async function canSuggestPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** @param options the server's JSON for `navigator.credentials.create` */
export async function createPasskey(options: object): Promise<CredentialJson> {
  return nullIfCancelled(async () => {
    if (!isJsonSupported()) {
      const { startRegistration } = await loadFallback();
      return startRegistration({ optionsJSON: options as never });
    }
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
    return toJson(await navigator.credentials.create({ publicKey }));
  });
}

/** @param options the server's JSON for `navigator.credentials.get` */
export async function findPasskey(options: object): Promise<CredentialJson> {
  return nullIfCancelled(async () => {
    if (!isJsonSupported()) {
      const { startAuthentication } = await loadFallback();
      return startAuthentication({ optionsJSON: options as never });
    }
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
    return toJson(await navigator.credentials.get({ publicKey }));
  });
}

/** Waits until the user chooses a suggested passkey. Another request for a passkey must abort it first. */
export async function awaitSuggestedPasskey(options: object, signal: AbortSignal): Promise<CredentialJson> {
  if (!isJsonSupported()) return null;
  return nullIfCancelled(async () => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
    return toJson(await navigator.credentials.get({ publicKey, mediation: "conditional", signal }));
  });
}

function isJsonSupported(): boolean {
  return (
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function" &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function" &&
    typeof PublicKeyCredential.prototype.toJSON === "function"
  );
}

/** For browsers that convert no JSON. */
const loadFallback = () => import("@simplewebauthn/browser");

const toJson = (credential: Credential | null): CredentialJson =>
  credential === null ? null : (credential as PublicKeyCredential).toJSON();

/** Browsers report a cancelled and a failed request alike, so that pages cannot tell them apart. */
async function nullIfCancelled(work: () => Promise<CredentialJson>): Promise<CredentialJson> {
  try {
    return await work();
  } catch {
    return null;
  }
}
