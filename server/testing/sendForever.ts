import type { DatabaseConfig } from "../config.ts";
import { openDatabase } from "../data/database.ts";
import { smtpTransport } from "../mail/smtp.ts";
import { sendNotices } from "../services/sendNotices.ts";
import { demoScope } from "./demoScope.ts";

/** A process that sends what is due until it is killed. */
const [config, url, now] = process.argv.slice(2);
const database = await openDatabase({ database: JSON.parse(config!) as DatabaseConfig });
const scope = await demoScope(database, () => Number(now));
const sender = { ...scope, transport: smtpTransport(url!), from: null, origin: "https://studio.example" };
await sendNotices(sender);
setInterval(() => {}, 60_000);
