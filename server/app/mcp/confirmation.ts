import { createHash, timingSafeEqual } from "node:crypto";
import type { McpCaller } from "./mcpCaller.ts";
import { ToolError } from "./toolError.ts";

/** Minutes in which the second call must come. */
export const CONFIRMATION_MINUTES = 5;

const CONFIRMATION = { name: "mcp confirmation" };
const EXPIRY_BYTES = 6;
const NONCE_BYTES = 8;

export interface ConfirmedAction {
  readonly tool: string;
  /** Without the token. */
  readonly args: Readonly<Record<string, unknown>>;
}

export interface Confirmation {
  readonly confirmationToken: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/**
 * Returns a token for one action of one caller. The nonce makes two previews two actions, so that the same change can be
 * made again later.
 */
export function createConfirmation(caller: McpCaller, action: ConfirmedAction): Confirmation {
  const expiresAt = caller.now() + CONFIRMATION_MINUTES * 60_000;
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeUIntBE(expiresAt, 0, EXPIRY_BYTES);
  const bytes = Buffer.concat([expiry, caller.randomBytes(NONCE_BYTES), hashAction(caller, action)]);
  return { confirmationToken: caller.signer.seal(CONFIRMATION, caller.business.id, bytes), expiresAt };
}

/**
 * Returns the idempotency key of the action. It depends on the token alone, so a second use repeats nothing.
 * @throws ToolError if the token is altered, expired, or of another tool, caller, business or other arguments
 */
export function checkConfirmation(caller: McpCaller, action: ConfirmedAction, token: string): string {
  const bytes = caller.signer.open(CONFIRMATION, caller.business.id, token);
  const hash = hashAction(caller, action);
  const isValid =
    bytes !== null &&
    bytes.length === EXPIRY_BYTES + NONCE_BYTES + hash.length &&
    timingSafeEqual(bytes.subarray(EXPIRY_BYTES + NONCE_BYTES), hash);
  if (!isValid)
    throw new ToolError({
      code: "CONFIRMATION_INVALID",
      message: "This confirmation token belongs to another action. Call the tool again without a token.",
    });
  if (Buffer.from(bytes).readUIntBE(0, EXPIRY_BYTES) <= caller.now())
    throw new ToolError({
      code: "CONFIRMATION_EXPIRED",
      message: `A confirmation token is valid for ${CONFIRMATION_MINUTES} minutes. Call the tool again without a token.`,
    });
  // `open` accepts one text of each token only.
  return `mcp-${createHash("sha256").update(token).digest("base64url")}`;
}

function hashAction({ id }: McpCaller, { tool, args }: ConfirmedAction): Buffer {
  const names = Object.keys(args)
    .filter((name) => args[name] !== undefined)
    .sort();
  const text = JSON.stringify([tool, id, names.map((name) => [name, args[name]])]);
  return createHash("sha256").update(text).digest();
}
