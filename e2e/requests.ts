import type { Page, Route } from "@playwright/test";

/** What the product's page sends when it holds or books. */
export interface SentMutation {
  readonly kind: "hold" | "book";
  readonly idempotencyKey: string;
}

/**
 * Lets a test come between the page and the graph at every hold and booking. `meddle` does as it likes with the route;
 * the list that is answered grows with all that the page sent.
 */
export async function betweenMutations(
  page: Page,
  meddle: (route: Route, sent: SentMutation, sofar: number) => Promise<void>,
): Promise<SentMutation[]> {
  const all: SentMutation[] = [];
  await page.route("**/graphql", async (route) => {
    const sent = mutationOf(route);
    if (sent === null) return route.continue();
    all.push(sent);
    await meddle(route, sent, all.filter(({ kind }) => kind === sent.kind).length);
  });
  return all;
}

function mutationOf(route: Route): SentMutation | null {
  const { variables } = route.request().postDataJSON() as { variables?: { input?: Record<string, string> } };
  const { holdToken, idempotencyKey } = variables?.input ?? {};
  if (idempotencyKey === undefined) return null;
  return { kind: holdToken === undefined ? "hold" : "book", idempotencyKey };
}

/** The token of the time that is held for this tab, as the tab remembers it. */
export async function heldToken(page: Page): Promise<string> {
  const visit = await page.evaluate(() => sessionStorage.getItem("daybook.visit"));
  const { hold } = JSON.parse(visit ?? "{}") as { hold?: { token?: string } };
  if (hold?.token === undefined) throw new Error("nothing is held");
  return hold.token;
}
