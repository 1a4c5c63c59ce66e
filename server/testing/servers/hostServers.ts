import { createSocket } from "node:dgram";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type HostLookups, webHostLookups } from "../../platform/outbound/hostLookups.ts";

/** DNS server (RFC 1035, UDP) and web server for every host name. */
export interface HostServers {
  readonly lookups: HostLookups;
  /** A record may have several strings. */
  setRecords(name: string, ...records: (string | readonly string[])[]): void;
  setFile(url: string, text: string, status?: number): void;
  setDnsFailing(isFailing: boolean): void;
  queries(): number;
  reset(): void;
  close(): Promise<void>;
}

const NXDOMAIN = 3;
const SERVFAIL = 2;

export async function hostServers(): Promise<HostServers> {
  const records = new Map<string, readonly (readonly string[])[]>();
  const files = new Map<string, { readonly text: string; readonly status: number }>();
  let isFailing = false;
  let queries = 0;

  const dns = createSocket("udp4", (query, { port, address }) => {
    queries += 1;
    const { name, end } = readName(query);
    const values = records.get(name.toLowerCase());
    dns.send(reply(query, end, isFailing ? SERVFAIL : values ? 0 : NXDOMAIN, values ?? []), port, address);
  });
  await new Promise<void>((resolve) => dns.bind(0, "127.0.0.1", resolve));
  const web = createServer((request, response) => {
    const file = files.get(`http://${request.headers.host?.split(":")[0]}${request.url}`);
    response.writeHead(file?.status ?? 404, { location: "/elsewhere" }).end(file?.text ?? "nothing here");
  });
  await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));

  return {
    lookups: webHostLookups({
      dnsServers: [`127.0.0.1:${dns.address().port}`],
      isAllowed: (address) => address === "127.0.0.1",
      resolve: (_, done) => done(null, [{ address: "127.0.0.1", family: 4 }]),
      connectTo: (web.address() as AddressInfo).port,
    }),
    setRecords: (name, ...texts) =>
      void records.set(
        name,
        texts.map((text) => (typeof text === "string" ? [text] : text)),
      ),
    setFile: (url, text, status = 200) => void files.set(url, { text, status }),
    setDnsFailing: (value) => void (isFailing = value),
    queries: () => queries,
    reset() {
      records.clear();
      files.clear();
      isFailing = false;
    },
    async close() {
      web.closeAllConnections();
      await new Promise((resolve) => web.close(resolve));
      await new Promise<void>((resolve) => dns.close(resolve));
    },
  };
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join("."), end: at + 5 };
}

function reply(query: Buffer, end: number, code: number, records: readonly (readonly string[])[]): Buffer {
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  const answers = records.map((strings) => {
    const data = Buffer.concat(
      strings.map((text) => Buffer.from(`${String.fromCharCode(text.length)}${text}`, "latin1")),
    );
    const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255]);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([header, query.subarray(12, end), ...answers]);
}
