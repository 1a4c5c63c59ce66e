import type { App } from "./app.ts";

/** Returns the plain texts of the mails to an address in the mailbox of the trial, newest first. */
export async function readMails({ mailbox }: App, email: string): Promise<string[]> {
  const list = await (await fetch(mailbox)).text();
  const rows = list.split("<tr>").filter((row) => row.includes(`<td>${email}</td>`));
  const numbers = rows.flatMap((row) => /\/(\d+)"/.exec(row)?.[1] ?? []);
  return Promise.all(
    numbers.map(async (number) => {
      const mail = await (await fetch(`${mailbox}/${number}`)).text();
      return /<h2>As text<\/h2>\s*<pre>(.*?)<\/pre>/s.exec(mail)?.[1] ?? "";
    }),
  );
}
