import { listPlatformKeys, revokePlatformKey } from "../../modules/access/data/platformKeys.ts";
import { addPlatformKey } from "../../modules/access/platformKeys.ts";
import { decodeTypeId, encodeTypeId } from "../../shared/ids/typeId.ts";
import { getFailureMessage } from "../../shared/failures/failure.ts";
import { type GlobalCommand, UsageError } from "./command.ts";

const PREFIX = "platformkey";

/** `--expires` is a date; the key is rejected from its start in UTC on. */
export const addPlatformKeyCommand: GlobalCommand = async (installation, { words: [name = ""], options }) => {
  const outcome = await addPlatformKey(installation, {
    name,
    expiresAt: parseExpiry(options["expires"]?.[0]),
  });
  if (!outcome.ok) throw new UsageError(getFailureMessage(outcome.failure));
  const { id, secret } = outcome.value;
  return [`${encodeTypeId(PREFIX, id)} is a new platform key. Its secret is shown only now:`, secret];
};

function parseExpiry(text: string | undefined): number | null {
  if (text === undefined) return null;
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  if (Number.isNaN(instant)) throw new UsageError("--expires takes a date such as 2027-01-31.");
  return instant;
}

export const listPlatformKeysCommand: GlobalCommand = async ({ database }) => {
  const keys = await listPlatformKeys(database.query);
  if (keys.length === 0) return ["There is no live platform key."];
  return keys.map(({ id, name, lastFour, expiresAt, lastUsedAt }) =>
    [
      encodeTypeId(PREFIX, id),
      name,
      `…${lastFour}`,
      expiresAt === null ? "never expires" : `expires ${formatDate(expiresAt)}`,
      lastUsedAt === null ? "never used" : `last used ${formatDate(lastUsedAt)}`,
    ].join("   "),
  );
};

const formatDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

export const revokePlatformKeyCommand: GlobalCommand = async (
  { database, clock },
  { words: [subject = ""] },
) => {
  const decoded = decodeTypeId(subject);
  const isRevoked =
    decoded?.prefix === PREFIX && (await revokePlatformKey(database.query, decoded.uuid, clock.now()));
  if (!isRevoked) throw new UsageError(`There is no live platform key ${subject}: see platform-key list.`);
  return [`${subject} is revoked.`];
};
