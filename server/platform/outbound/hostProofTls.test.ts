import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { getHostProof } from "../../shared/businesses/hostProof.ts";
import { projectRoot } from "../../root.ts";
import { type SelfSigned, selfSigned } from "../../testing/servers/selfSigned.ts";

const HOST = "book.salon.example";
const TOKEN = "a".repeat(24);
const { value, fileUrl } = getHostProof({ host: HOST, token: TOKEN });
const DAY_MS = 86_400_000;

async function proofServer({ key, cert }: SelfSigned): Promise<number> {
  const path = new URL(fileUrl).pathname;
  const server = createServer({ key, cert }, (request, response) => {
    response.writeHead(request.url === path ? 200 : 404).end(value);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Checks the host at each port in a process that trusts the given certificates. Returns `MAX_CREDENTIALS` or the reason for
 * each.
 */
async function checkHosts(ports: readonly number[], trusted: readonly SelfSigned[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "daybook-tls-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const authorities = join(folder, "authorities.pem");
  writeFileSync(authorities, trusted.map(({ cert }) => cert).join("\n"));
  const script = `import { webHostLookups } from "./server/platform/outbound/hostLookups.ts";
    import { findHostProblem } from "./server/modules/businesses/verifyHost.ts";
    const faults = [];
    for (const port of ${JSON.stringify(ports)}) {
      const lookups = webHostLookups({
        dnsServers: ["127.0.0.1:1"],
        isAllowed: () => true,
        resolve: (_, done) => done(null, [{ address: "127.0.0.1", family: 4 }]),
        connectTo: port,
      });
      faults.push((await findHostProblem(lookups, ${JSON.stringify({ host: HOST, token: TOKEN })})) ?? "PROVEN");
    }
    console.log(JSON.stringify(faults));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "-e", script],
    { cwd: projectRoot, env: { ...process.env, NODE_EXTRA_CA_CERTS: authorities } },
  );
  return JSON.parse(stdout) as string[];
}

it("proves a host over TLS only with a trusted and valid certificate", async () => {
  const right = selfSigned(Date.now(), HOST);
  const ofAnotherHost = selfSigned(Date.now(), "book.other.example");
  const expired = selfSigned(Date.now() - 2 * DAY_MS, HOST);
  const untrusted = selfSigned(Date.now(), HOST);
  const ports: number[] = [];
  for (const certificate of [right, ofAnotherHost, expired, untrusted])
    ports.push(await proofServer(certificate));
  expect(await checkHosts(ports, [right, ofAnotherHost, expired])).toEqual([
    "PROVEN",
    "UNREACHABLE",
    "UNREACHABLE",
    "UNREACHABLE",
  ]);
});
