import type { Page, Route } from "@playwright/test";

interface SentMutation {
  readonly kind: "hold" | "book";
  readonly idempotencyKey: string;
}

/** The returned list grows with the mutations that the page sends. */
export async function betweenMutations(
  page: Page,
  meddle: (route: Route, sent: SentMutation, sofar: number) => Promise<void>,
): Promise<SentMutation[]> {
  const all: SentMutation[] = [];
  await page.route("**/graphql", async (route) => {
    const sent = parseMutation(route);
    if (sent === null) return route.continue();
    all.push(sent);
    await meddle(route, sent, all.filter(({ kind }) => kind === sent.kind).length);
  });
  return all;
}

function parseMutation(route: Route): SentMutation | null {
  const { variables } = route.request().postDataJSON() as { variables?: { input?: Record<string, string> } };
  const { holdToken, idempotencyKey } = variables?.input ?? {};
  if (idempotencyKey === undefined) return null;
  return { kind: holdToken === undefined ? "hold" : "book", idempotencyKey };
}

export async function heldToken(page: Page): Promise<string> {
  const storedDraft = await page.evaluate(() => sessionStorage.getItem("daybook.visit"));
  const { hold } = JSON.parse(storedDraft ?? "{}") as { hold?: { token?: string } };
  if (hold?.token === undefined) throw new Error("nothing is held");
  return hold.token;
}
