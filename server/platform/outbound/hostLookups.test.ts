import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { webHostLookups } from "./hostLookups.ts";
import { PUBLIC_RULES } from "./publicRequest.ts";

let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  response.end(request.url === "/long" ? "x".repeat(1_025) : "daybook=token");
});
let rules: Parameters<typeof webHostLookups>[0];
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  rules = {
    isAllowed: () => true,
    resolve: (_, done) => done(null, [{ address: "127.0.0.1", family: 4 }]),
    connectTo: (server.address() as AddressInfo).port,
  };
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it("file returns the text of a short file, and null for a longer one", async () => {
  const { file } = webHostLookups(rules);
  expect(await file("http://salon.example/short")).toBe("daybook=token");
  expect(await file("http://salon.example/long")).toBeNull();
});

it("file sends no request to an address that is not public", async () => {
  const before = requests;
  const { file } = webHostLookups({ ...rules, isAllowed: PUBLIC_RULES.isAllowed });
  expect(await file("http://salon.example/short")).toBeNull();
  expect(requests).toBe(before);
});

it("records returns null when no DNS server replies", async () => {
  const { records } = webHostLookups({ dnsServers: ["127.0.0.1:1"] });
  expect(await records("_daybook.salon.example")).toBeNull();
});
