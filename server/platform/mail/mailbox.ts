import type { KeptMail, KeptMails } from "./mailTransport.ts";

const MOST = 200;

export function createMailbox(clock: { now(): number }): KeptMails {
  const kept: KeptMail[] = [];
  let count = 0;
  return {
    concurrency: 1,
    async send(mail) {
      count += 1;
      kept.unshift({ ...mail, number: count, keptAt: clock.now() });
      kept.splice(MOST);
    },
    list: () => kept,
    async close() {},
  };
}
