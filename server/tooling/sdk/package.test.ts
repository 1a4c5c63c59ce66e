import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "../../root.ts";
import { runTool } from "../testing/command.ts";
import { installSdk } from "./installSdk.ts";

const MAX_GZIP_BYTES = 10_000;

/** A program of a partner. Its last lines are errors of types. */
const CONSUMER = `
import { type BookInput, DaybookError, createClient, documents, holdAndBook, readEvents, verifyWebhook } from "@daybook/sdk";

const client = createClient({ endpoint: "https://book.example.com/graphql", key: "dbk" });
export async function run(booking: Omit<BookInput, "holdToken" | "idempotencyKey">): Promise<string> {
  const { business } = await client.request(documents.Services, { first: 10 });
  const slug: string | undefined = business?.services?.edges[0]?.node.slug;
  const result = await holdAndBook(client, { idempotencyKey: "order-0000000001", service: slug ?? "", booking });
  if (result.__typename !== "BookPayload") return result.code;
  for await (const { event } of readEvents(client, { types: ["booking.created"] })) if (event.id) break;
  const event = await verifyWebhook({ headers: new Headers(), body: "" }, { secret: "whsec_" });
  if (event.type === "") throw new DaybookError("X", event.id);
  return result.reference ?? "";
}

// @ts-expect-error The variable is a text.
await client.request(documents.VisitorBooking, { accessKey: 1 });
// @ts-expect-error The input needs an idempotency key.
await client.request(documents.Book, { input: { holdToken: "", contact: {}, locale: "en", timeZone: "UTC" } });
// @ts-expect-error A booking is named by its id or its access key.
await client.request(documents.CancelBooking, { input: { booking: { id: "", accessKey: "" } } });
`;

let folder: string;
let sdk: string;
beforeAll(async () => {
  folder = mkdtempSync(join(projectRoot, ".build", "consumer-"));
  await installSdk(folder);
  sdk = join(folder, "node_modules", "@daybook", "sdk");
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the packed client", () => {
  it("contains one module, its declarations, its README and its license", () => {
    expect(readdirSync(sdk).sort()).toEqual(["LICENSE", "README.md", "index.js", "package.json", "types"]);
  });

  it("has less than 10 kB gzip and imports nothing", () => {
    const code = readFileSync(join(sdk, "index.js"));
    expect(gzipSync(code).length).toBeLessThan(MAX_GZIP_BYTES);
    expect(code.toString()).not.toMatch(/\bfrom\s*["']|\bimport\s*[("']|\brequire\(/);
    const described = JSON.parse(readFileSync(join(sdk, "package.json"), "utf8")) as object;
    expect(Object.keys(described).filter((name) => /dependencies/i.test(name))).toEqual([]);
  });

  it.each(["bundler", "nodenext"])(
    "type-checks a consumer with the module resolution %s",
    async (moduleResolution) => {
      writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
      writeFileSync(join(folder, "consumer.ts"), CONSUMER);
      const options = {
        target: "ES2022",
        lib: ["ES2023", "DOM", "DOM.AsyncIterable"],
        module: moduleResolution === "bundler" ? "ESNext" : "NodeNext",
        moduleResolution,
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noEmit: true,
      };
      writeFileSync(
        join(folder, "tsconfig.json"),
        JSON.stringify({ compilerOptions: options, files: ["consumer.ts"] }),
      );
      const checked = await runTool("typescript/bin/tsc", ["-p", join(folder, "tsconfig.json")]);
      expect(checked).toEqual({ code: 0, output: "" });
    },
    120_000,
  );
});
