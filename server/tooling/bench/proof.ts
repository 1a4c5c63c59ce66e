import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Page, chromium } from "@playwright/test";
import { ORDER_PROOF_BITS } from "../../modules/bookings/rules/orderLimits.ts";
import { projectRoot } from "../../root.ts";
import { findChromium } from "../chromium.ts";
import type { BenchRow } from "./row.ts";

const ASSETS = join(projectRoot, ".build", "client", "assets");
const SLOWED = 4;
const LIMIT_SECONDS = 3;
const SAMPLES = 41;
const CHALLENGE = "AaH4Zg0AcqaYFBPCHp3m4vAtUJDfcd7f6R0IX";

interface Speed {
  readonly perSecond: number;
}

/**
 * Computes the median seconds of proof of work in Chromium with a slowed processor. Chromium slows pages but not
 * workers, so the worker's speed is divided.
 */
export async function benchProof(): Promise<BenchRow[]> {
  const files = readdirSync(ASSETS);
  const built = (name: string) => `/assets/${files.find((file) => file.startsWith(`${name}-`))}`;
  const server = createServer(({ url = "" }, response) => {
    const isScript = url.startsWith("/assets/");
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? readFileSync(join(ASSETS, url.slice("/assets/".length))) : "<!doctype html>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await chromium.launch(findChromium() ?? {});
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const inWorker = await solveMany(page, { worker: built("proofWorker") });
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    const onPage = await solveMany(page, { module: built("proofOfWork") });
    return [
      row("proof of work in a worker", inWorker.perSecond / SLOWED),
      row("proof of work on the page, without workers", onPage.perSecond),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

function row(name: string, perSecond: number): BenchRow {
  const seconds = (Math.LN2 * 2 ** ORDER_PROOF_BITS) / perSecond;
  const note = `${seconds.toFixed(2)} s (median), ${Math.round(perSecond / 1000)} thousand hashes a second, slowed ${SLOWED} times`;
  return { name, ratio: seconds / LIMIT_SECONDS, limit: 1, note };
}

interface BrowserGlobals {
  readonly Worker: new (
    url: string,
    options: { readonly type: "module" },
  ) => {
    addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
    postMessage(work: object): void;
    terminate(): void;
  };
}

function solveMany(page: Page, by: { readonly worker?: string; readonly module?: string }): Promise<Speed> {
  return page.evaluate(
    // Functions have no names here: the transpiler's helper for names does not exist in the browser.
    async ({ worker, module, samples, start, bits }) => {
      let hashes = 0;
      const began = performance.now();
      for (let i = 0; i < samples; i++) {
        const challenge = start + String(i).padStart(6, "0");
        let proof = "";
        if (worker === undefined) {
          const exported = Object.values((await import(module!)) as Record<string, unknown>);
          const solve = exported.find((one) => typeof one === "function" && one.length >= 2);
          proof = await (solve as (text: string, zeroBits: number) => Promise<string>)(challenge, bits);
        } else {
          proof = await new Promise<string>((resolve) => {
            const { Worker } = globalThis as unknown as BrowserGlobals;
            const one = new Worker(worker, { type: "module" });
            one.addEventListener("message", ({ data }) => {
              one.terminate();
              resolve(data as string);
            });
            one.postMessage({ challenge, bits });
          });
        }
        // The proof is the number of attempts in base 36, from 0.
        hashes += Number.parseInt(proof, 36) + 1;
      }
      return { perSecond: (hashes / (performance.now() - began)) * 1000 };
    },
    { ...by, samples: SAMPLES, start: CHALLENGE, bits: ORDER_PROOF_BITS },
  );
}
