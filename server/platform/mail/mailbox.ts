import type { StoredMail, StoredMails } from "./mailTransport.ts";

const MAX_MAILS = 200;

export function createMailbox(clock: { now(): number }): StoredMails {
  const mails: StoredMail[] = [];
  let count = 0;
  return {
    concurrency: 1,
    async send(mail) {
      count += 1;
      mails.unshift({ ...mail, number: count, storedAt: clock.now() });
      mails.splice(MAX_MAILS);
    },
    list: () => mails,
    async close() {},
  };
}
