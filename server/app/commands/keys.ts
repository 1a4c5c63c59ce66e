import { listApiKeys, revokeApiKey } from "../../modules/access/data/apiKeys.ts";
import { KEY_SCOPES, isKeyScope } from "../../modules/access/rules/keyScopes.ts";
import { decodeTypeId, encodeTypeId } from "../../shared/ids/typeId.ts";
import { createKey } from "../../modules/access/manageApiKeys.ts";
import { getFailureMessage } from "../../shared/failures/failure.ts";
import { type Command, UsageError, recordCommand } from "./command.ts";

const KEY = "key";

/** The default scope is `admin`. */
export const addKey: Command = async ({ scope, businessName }, { words: [name = ""], options }) => {
  const scopes = options["scope"] ?? ["admin"];
  const unknown = scopes.find((word) => !isKeyScope(word));
  if (unknown !== undefined)
    throw new UsageError(`There is no scope ${unknown}. There are: ${KEY_SCOPES.join(", ")}.`);
  const outcome = await createKey(scope, { name, scopes: scopes.filter(isKeyScope), expiresAt: null });
  if (!outcome.ok) throw new UsageError(getFailureMessage(outcome.failure));
  const { id, secret } = outcome.value;
  await recordCommand(scope, "key add", encodeTypeId(KEY, id));
  return [`${encodeTypeId(KEY, id)} of ${businessName}. Its secret is shown only now:`, secret!];
};

export const listKeys: Command = async ({ scope, businessName }) => {
  const keys = await listApiKeys(scope.database.query, scope.business.id);
  await recordCommand(scope, "key list", null);
  if (keys.length === 0) return [`${businessName} has no live key.`];
  return keys.map(({ id, name, scopes, lastFour }) =>
    [encodeTypeId(KEY, id), name, scopes.join(","), `…${lastFour ?? ""}`].join("   "),
  );
};

export const revokeKeyById: Command = async ({ scope, businessName }, { words: [subject = ""] }) => {
  const { database, business, clock } = scope;
  const decoded = decodeTypeId(subject);
  const isRevoked =
    decoded?.prefix === KEY && (await revokeApiKey(database.query, business.id, decoded.uuid, clock.now()));
  if (!isRevoked) throw new UsageError(`${businessName} has no live key ${subject}: see key list.`);
  await recordCommand(scope, "key revoke", subject);
  return [`${subject} is revoked.`];
};
