import { randomBytes } from "node:crypto";
import { type EndangeredOrder, loadEndangeredOrders } from "../../modules/bookings/data/endangeredLinks.ts";
import { renewEncryption } from "../../modules/access/factors/authenticatorSecrets.ts";
import { createSigner } from "../../platform/ids/signer.ts";
import { findFact } from "../../platform/database/installationFacts.ts";
import {
  UNDERIVED,
  type Secrets,
  finishRotation,
  loadSecrets,
  rotateStoredSecret,
} from "../../platform/database/secrets.ts";
import { type GlobalCommand, type InstallationScope, UsageError } from "./command.ts";

const MAX_LINES = 50;

export const showSecretStatus: GlobalCommand = async (installation) => {
  const secrets = await loadSecrets(installation.database, installation.config);
  if (isFinished(secrets)) return ["One secret signs and verifies. Nothing is being rotated."];
  return [
    `The current secret makes new signatures. ${describeFormer(secrets)} also verify, until: secret finish`,
    ...(await listEndingLinks(installation, secrets)),
  ];
};

/** The former secret still verifies until `secret finish`. */
export const rotateSecret: GlobalCommand = async ({ database, config }) => {
  if (config.secrets.length === 0) {
    await rotateStoredSecret(database);
    return [
      "A new secret signs from the next start on. Restart every server. Then end the former one with: secret finish",
    ];
  }
  return [
    "DAYBOOK_SECRET is set. Put the new secret before the present one:",
    `DAYBOOK_SECRET=${randomBytes(32).toString("hex")},<the present value>`,
    "Restart every server. Then end the former secret with: secret finish",
  ];
};

/** Without `--yes` it only lists the links that would end. */
export const finishSecretRotation: GlobalCommand = async (installation, { options }) => {
  const { database, clock, config } = installation;
  const secrets = await loadSecrets(database, config);
  if (isFinished(secrets)) return ["There is no rotation to finish. One secret signs and verifies."];
  const lines = await listEndingLinks(installation, secrets);
  if (!("yes" in options))
    throw new UsageError([...lines, "Nothing was changed. To end them: secret finish --yes"].join("\n"));
  const { all, underived } = await loadSecrets(database, config);
  const signer = createSigner(all, { underived });
  await database.transaction(({ query }) => renewEncryption(query, signer));
  await finishRotation(database, config, clock.now());
  return [
    ...lines,
    "The former secrets are no longer valid. Restart every server, then remove them from DAYBOOK_SECRET.",
  ];
};

const isFinished = ({ all, underived }: Secrets): boolean => all.length === 1 && !underived;

function describeFormer({ all, underived }: Secrets): string {
  const count = all.length - 1;
  const parts = [
    ...(count > 0 ? [`Signatures by ${count} former ${count === 1 ? "secret" : "secrets"}`] : []),
    ...(underived ? ["signatures of releases that derived no keys"] : []),
  ];
  return parts.join(" and ").replace(/^s/, "S");
}

async function listEndingLinks({ database, clock }: InstallationScope, secrets: Secrets): Promise<string[]> {
  const derivedSince = secrets.underived ? ((await findFact(database.query, UNDERIVED))?.createdAt ?? 0) : 0;
  // Servers sign with a former secret until one has started with the current one.
  const formerUntil = secrets.all.length > 1 ? (secrets.currentSince ?? Infinity) : 0;
  const signedBefore = Math.max(derivedSince, formerUntil);
  const orders = await loadEndangeredOrders(database.query, { now: clock.now(), signedBefore });
  if (orders.length === 0) return ["No future appointment has links that would end."];
  return [
    `The mailed links of ${orders.length} future ${orders.length === 1 ? "order" : "orders"} end with the former secrets:`,
    ...orders.slice(0, MAX_LINES).map(formatOrder),
    ...(orders.length > MAX_LINES ? [`  and ${orders.length - MAX_LINES} more`] : []),
    "Copied addresses of staff calendar feeds and remembered devices end too.",
  ];
}

const formatOrder = ({ business, reference, startsAt }: EndangeredOrder): string =>
  `  ${reference}   ${startsAt.toISOString()}   ${business}`;
