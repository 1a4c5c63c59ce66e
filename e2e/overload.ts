import { expect } from "@playwright/test";

/** Concurrent requests that keep the server busy for longer than its gate allows. */
const REQUESTS = 30;

/** A mutation that the server parses, validates and rejects. The load gate never rejects mutations. */
const DEAD_WEIGHT = `mutation { ${Array.from({ length: 15 }, (_, i) => `m${i}: nothing(input: { ${Array.from({ length: 60 }, (__, n) => `k${n}: ${n}`).join(" ")} }) { a b c }`).join(" ")} }`;

async function probe(
  origin: string,
): Promise<{ readonly status: number; readonly retryAfter: string | null }> {
  const { status, headers } = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ business { name } }" }),
  });
  return { status, retryAfter: headers.get("retry-after") };
}

export async function overloaded(origin: string, use: () => Promise<void>): Promise<void> {
  const work = { isOn: true };
  const body = JSON.stringify({ query: DEAD_WEIGHT });
  const loads = Array.from({ length: REQUESTS }, async () => {
    while (work.isOn) {
      const response = await fetch(`${origin}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      await response.arrayBuffer();
    }
  });
  try {
    await expect
      .poll(() => probe(origin), { timeout: 30_000, intervals: [250] })
      .toEqual({ status: 503, retryAfter: "2" });
    await use();
  } finally {
    work.isOn = false;
    await Promise.all(loads);
  }
  await expect.poll(async () => (await probe(origin)).status, { timeout: 30_000 }).toBe(200);
}
