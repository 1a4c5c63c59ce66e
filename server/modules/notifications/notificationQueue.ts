import type { NotificationQueue } from "../payments/index.ts";
import { enqueueLinks } from "./enqueueLinks.ts";
import { enqueueMessages } from "./enqueueMessages.ts";
import { enqueueNotifications, prepareNotifications } from "./enqueueNotifications.ts";

/** `app/` passes it to the modules below. */
export const notificationQueue: NotificationQueue = {
  enqueue: enqueueNotifications,
  prepare: prepareNotifications,
  enqueueLinks,
  enqueueMessages,
};
