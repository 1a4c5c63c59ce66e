// The public face of the module: other modules import it and nothing else.
export type { Sender } from "./jobs/senders.ts";
export { renderSuspensionMail } from "./render/suspensionMail.ts";
export type { NotificationSender } from "./sendNotifications.ts";
