// The public face of the module: other modules import it and nothing else.
export { checkSpam } from "./checkSpam.ts";
export { countAttempt, isAddressOverLimit } from "./countAttempts.ts";
export { windowStart } from "./data/attempts.ts";
export { insertAuditEntry } from "./data/auditEntries.ts";
export {
  dropExpiredLinkMails,
  type DueUserLink,
  settleUserLinkMail,
  DUE_USER_LINKS,
  leaseDueUserLinks,
} from "./data/users/userLinks.ts";
export {
  type DueUserNotification,
  type UserNotificationKind,
  settleUserNotification,
  DUE_USER_NOTIFICATIONS,
  leaseDueUserNotifications,
} from "./data/users/userNotifications.ts";
export { readBrowser } from "./http/cookies.ts";
export { withHumanCheck } from "./humanCheck.ts";
export { LONGEST_PROOF, PROOF, zeroBits } from "./proofOfWork.ts";
export type { PlatformCaller } from "./platformKeys.ts";
export { type AuditRecord, fieldsSent, recordAudit } from "./recordAudit.ts";
export {
  type AccessGrant,
  type AccessRole,
  decodeGrant,
  encodeGrant,
  GRANT_MAC_BYTES,
  looksLikeAccessKey,
  MAX_VERSION,
} from "./rules/accessKey.ts";
export type { BusinessActor } from "./rules/viewer.ts";
export { accountLink } from "./users/accountLink.ts";
export { inviteUser } from "./users/team.ts";
