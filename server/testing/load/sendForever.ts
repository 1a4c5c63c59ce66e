import type { DatabaseConfig } from "../../platform/database/database.ts";
import { openCachedDatabase } from "../../app/openCachedDatabase.ts";
import type { MailCaps } from "../../modules/notifications/rules/mailCaps.ts";
import { smtpTransport } from "../../platform/mail/smtp.ts";
import { sendNotifications } from "../../modules/notifications/sendNotifications.ts";
import { demoScope } from "../deps/demoScope.ts";

/**
 * Sends all due mails, prints `idle 0` when none is left, and waits until it is killed. Arguments are database, mail
 * server URL, epoch milliseconds and caps as JSON (default `MAIL_CAPS`).
 */
const [config, url, now, caps] = process.argv.slice(2);
const database = await openCachedDatabase({ database: JSON.parse(config!) as DatabaseConfig });
const scope = await demoScope(database, () => Number(now));
const sender = { ...scope, transport: smtpTransport(url!), from: null, origin: "https://studio.example" };
await sendNotifications({ ...sender, ...(caps !== undefined && { mailCaps: JSON.parse(caps) as MailCaps }) });
process.stdout.write("idle 0\n");
setInterval(() => {}, 60_000);
