import { type Server, createServer as createTcpServer } from "node:net";
import type { AddressInfo } from "node:net";
import { createServer as createTlsServer } from "node:https";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type WebhookReceiver,
  isSigned,
  webhookReceiver,
} from "../../../../testing/servers/webhookReceiver.ts";
import { signatureHeaders } from "./signature.ts";
import { type SendOptions, allowLoopback, webTransport } from "./webTransport.ts";

let receiver: WebhookReceiver;
const sockets: Server[] = [];
beforeAll(async () => {
  receiver = await webhookReceiver();
});
afterAll(async () => {
  await receiver.close();
  for (const server of sockets) server.close();
});

const SECRET = Buffer.from("0123456789abcdef0123456789abcdef");
const message = (url: string) => ({
  url,
  id: "evt_1",
  sentAt: Date.parse("2026-11-20T10:00:00.900Z"),
  body: '{"id":"evt_1"}',
  secrets: [SECRET],
});
const send = (url: string, rules: Partial<SendOptions> = {}) =>
  webTransport({ ...allowLoopback(), timeoutMs: 400, connectMs: 300, ...rules }).send(message(url));

async function listening(server: Server): Promise<number> {
  sockets.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

describe("a delivery", () => {
  it("has its id, timestamp and one signature per valid secret", async () => {
    expect(await send(receiver.url("/hooks?a=1"))).toEqual({ status: 204, text: "" });
    const arrived = receiver.received.at(-1)!;
    expect(arrived).toMatchObject({
      path: "/hooks?a=1",
      text: '{"id":"evt_1"}',
      headers: {
        "content-type": "application/json",
        "webhook-id": "evt_1",
        "webhook-timestamp": "1795168800",
        "user-agent": "Daybook",
      },
    });
    expect(isSigned(`whsec_${SECRET.toString("base64")}`, arrived)).toBe(true);
    expect(isSigned(`whsec_${Buffer.alloc(32).toString("base64")}`, arrived)).toBe(false);
    const signedHeaders = signatureHeaders([SECRET, Buffer.alloc(32)], message("https://a.example"));
    expect(signedHeaders["webhook-signature"].split(" ")).toHaveLength(2);
  });

  it("has the signature of the standard's example", () => {
    const secret = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
    const signed = signatureHeaders([secret], {
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      sentAt: 1_614_265_330_000,
      body: '{"test": 2432232314}',
    });
    expect(signed["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  });

  it("returns the status and the start of the response", async () => {
    receiver.answer("/long", (_, response) => response.writeHead(418).end("x".repeat(5_000)));
    expect(await send(receiver.url("/long"))).toEqual({ status: 418, text: "x".repeat(2_000) });
    receiver.answer("/odd", (_, response) => response.writeHead(200).end("a\u0000b\uFFFD"));
    expect(await send(receiver.url("/odd"))).toEqual({ status: 200, text: "ab\uFFFD" });
  });

  it("follows no redirect", async () => {
    const before = receiver.received.length;
    receiver.answer("/moved", (_, response) => response.writeHead(307, { location: "/" }).end());
    expect(await send(receiver.url("/moved"))).toMatchObject({ status: 307 });
    expect(receiver.received).toHaveLength(before + 1);
  });
});

describe("an endpoint", () => {
  it("that never responds causes a timeout", async () => {
    receiver.answer("/hangs", () => {});
    await expect(send(receiver.url("/hangs"))).rejects.toThrow("no response within 0.4 seconds");
  });

  it("that responds byte by byte gets no more time", async () => {
    receiver.answer("/drips", (_, response) => {
      response.writeHead(200).write("a");
      const timer = setInterval(() => response.write("a"), 50);
      response.on("close", () => clearInterval(timer));
    });
    await expect(send(receiver.url("/drips"))).rejects.toThrow("no response within");
  });

  it("that responds with ten megabytes is cut off", async () => {
    let sent = 0;
    receiver.answer("/huge", (_, response) => {
      response.writeHead(200);
      const more = () => {
        while (sent < 10_000_000 && !response.destroyed && response.write("x".repeat(50_000))) sent += 50_000;
        if (sent < 10_000_000) response.once("drain", more);
        else response.end();
      };
      more();
    });
    await expect(send(receiver.url("/huge"), { timeoutMs: 5_000 })).rejects.toThrow("longer than 64 kB");
    expect(sent).toBeLessThan(10_000_000);
  });

  it("that closes early or speaks no HTTP counts as a failure", async () => {
    const closing = await listening(createTcpServer((socket) => socket.end()));
    await expect(send(`http://127.0.0.1:${closing}/`)).rejects.toThrow("closed before a response");
    const odd = await listening(createTcpServer((socket) => socket.end("SSH-2.0-OpenSSH\r\n")));
    await expect(send(`http://127.0.0.1:${odd}/`)).rejects.toThrow("not HTTP");
  });

  it("that refuses connections has another error than an unknown host", async () => {
    const server = createTcpServer();
    const port = await listening(server);
    await new Promise((resolve) => server.close(resolve));
    await expect(send(`http://127.0.0.1:${port}/`)).rejects.toThrow("the connection was refused");
    const nowhere: SendOptions["resolve"] = (_, done) =>
      done(Object.assign(new Error("getaddrinfo"), { code: "ENOTFOUND" }), []);
    await expect(send("https://nowhere.example/", { resolve: nowhere })).rejects.toThrow(
      "cannot be resolved",
    );
  });

  it("whose name takes too long to resolve causes a timeout", async () => {
    await expect(send("https://slow.example/", { resolve: () => {}, connectMs: 50 })).rejects.toThrow(
      "no connection within 0.05 seconds",
    );
  });

  it("without valid TLS is rejected", async () => {
    const plain = await listening(createTcpServer((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\n")));
    await expect(send(`https://127.0.0.1:${plain}/`)).rejects.toThrow(/secure connection|closed/);
    const secure = await listening(createTlsServer({}, (_, response) => response.end()));
    await expect(send(`https://127.0.0.1:${secure}/`)).rejects.toThrow(/no secure connection/);
  });
});

describe("address that is not public", () => {
  const at = (address: string, family = 4): Pick<SendOptions, "resolve"> => ({
    resolve: (_, done) => done(null, [{ address, family }]),
  });
  const strict = (url: string, rules: Partial<SendOptions> = {}) =>
    webTransport({ timeoutMs: 400, connectMs: 300, ...rules }).send(message(url));

  it.each([
    ["https://127.0.0.1/", {}],
    ["https://[::1]/", {}],
    ["https://[::ffff:127.0.0.1]/", {}],
    ["https://2130706433/", {}],
    ["https://0x7f.1/", {}],
    ["https://partner.example/", at("10.0.0.1")],
    ["https://partner.example/", at("169.254.169.254")],
    ["https://partner.example/", at("::ffff:10.0.0.1", 6)],
    ["https://partner.example/", at("fd00:ec2::254", 6)],
  ])("%s is never connected to", async (url, rules) => {
    await expect(strict(url, rules)).rejects.toThrow("the address is not public");
  });

  it("is not reached by a name with one public and one private address", async () => {
    const half: SendOptions["resolve"] = (_, done) =>
      done(null, [
        { address: "1.1.1.1", family: 4 },
        { address: "10.0.0.1", family: 4 },
      ]);
    await expect(strict("https://partner.example/", { resolve: half })).rejects.toThrow("not public");
  });

  it("is only this machine, not its network, when loopback is allowed", async () => {
    await expect(send("http://localhost/", at("192.168.1.1"))).rejects.toThrow("not public");
  });
});
