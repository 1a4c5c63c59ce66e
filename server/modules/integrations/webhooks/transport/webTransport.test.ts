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
import { type SendRules, loopbackAllowed, webTransport } from "./webTransport.ts";

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
const send = (url: string, rules: Partial<SendRules> = {}) =>
  webTransport({ ...loopbackAllowed(), longestMs: 400, connectMs: 300, ...rules }).send(message(url));

async function listening(server: Server): Promise<number> {
  sockets.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

describe("a delivery", () => {
  it("says what it is and from whom, with each secret that is good", async () => {
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
    const both = signatureHeaders([SECRET, Buffer.alloc(32)], message("https://a.example"));
    expect(both["webhook-signature"].split(" ")).toHaveLength(2);
  });

  it("is signed as the standard's own example", () => {
    const secret = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
    const signed = signatureHeaders([secret], {
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      sentAt: 1_614_265_330_000,
      body: '{"test": 2432232314}',
    });
    expect(signed["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  });

  it("is answered as the endpoint answers, with the beginning of its words", async () => {
    receiver.answer("/long", (_, response) => response.writeHead(418).end("x".repeat(5_000)));
    expect(await send(receiver.url("/long"))).toEqual({ status: 418, text: "x".repeat(2_000) });
    receiver.answer("/odd", (_, response) => response.writeHead(200).end("a\u0000b\uFFFD"));
    expect(await send(receiver.url("/odd"))).toEqual({ status: 200, text: "ab\uFFFD" });
  });

  it("follows nobody", async () => {
    const before = receiver.received.length;
    receiver.answer("/moved", (_, response) => response.writeHead(307, { location: "/" }).end());
    expect(await send(receiver.url("/moved"))).toMatchObject({ status: 307 });
    expect(receiver.received).toHaveLength(before + 1);
  });
});

describe("an endpoint", () => {
  it("that answers nothing is waited for a while", async () => {
    receiver.answer("/hangs", () => {});
    await expect(send(receiver.url("/hangs"))).rejects.toThrow("no answer within 0.4 seconds");
  });

  it("that answers drop by drop has no more time", async () => {
    receiver.answer("/drips", (_, response) => {
      response.writeHead(200).write("a");
      const timer = setInterval(() => response.write("a"), 50);
      response.on("close", () => clearInterval(timer));
    });
    await expect(send(receiver.url("/drips"))).rejects.toThrow("no answer within");
  });

  it("that answers ten megabytes is left when it is too much", async () => {
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
    await expect(send(receiver.url("/huge"), { longestMs: 5_000 })).rejects.toThrow("longer than 64 kB");
    expect(sent).toBeLessThan(10_000_000);
  });

  it("that closes early, or speaks no HTTP, has not answered", async () => {
    const closing = await listening(createTcpServer((socket) => socket.end()));
    await expect(send(`http://127.0.0.1:${closing}/`)).rejects.toThrow("closed before an answer");
    const odd = await listening(createTcpServer((socket) => socket.end("SSH-2.0-OpenSSH\r\n")));
    await expect(send(`http://127.0.0.1:${odd}/`)).rejects.toThrow("no HTTP");
  });

  it("that is not there is told from one whose name leads nowhere", async () => {
    const server = createTcpServer();
    const port = await listening(server);
    await new Promise((resolve) => server.close(resolve));
    await expect(send(`http://127.0.0.1:${port}/`)).rejects.toThrow("the connection was refused");
    const nowhere: SendRules["resolve"] = (_, done) =>
      done(Object.assign(new Error("getaddrinfo"), { code: "ENOTFOUND" }), []);
    await expect(send("https://nowhere.example/", { resolve: nowhere })).rejects.toThrow("leads nowhere");
  });

  it("whose name takes for ever to be found is left", async () => {
    await expect(send("https://slow.example/", { resolve: () => {}, connectMs: 50 })).rejects.toThrow(
      "no connection within 0.05 seconds",
    );
  });

  it("that speaks no TLS, or cannot say who it is, is not spoken to", async () => {
    const plain = await listening(createTcpServer((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\n")));
    await expect(send(`https://127.0.0.1:${plain}/`)).rejects.toThrow(/secure connection|closed/);
    const secure = await listening(createTlsServer({}, (_, response) => response.end()));
    await expect(send(`https://127.0.0.1:${secure}/`)).rejects.toThrow(/no secure connection/);
  });
});

describe("what is not public", () => {
  const at = (address: string, family = 4): Pick<SendRules, "resolve"> => ({
    resolve: (_, done) => done(null, [{ address, family }]),
  });
  const strict = (url: string, rules: Partial<SendRules> = {}) =>
    webTransport({ longestMs: 400, connectMs: 300, ...rules }).send(message(url));

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

  it("is not reached by a name of which only one address is public", async () => {
    const half: SendRules["resolve"] = (_, done) =>
      done(null, [
        { address: "1.1.1.1", family: 4 },
        { address: "10.0.0.1", family: 4 },
      ]);
    await expect(strict("https://partner.example/", { resolve: half })).rejects.toThrow("not public");
  });

  it("is this machine alone for those who try things out: not its network", async () => {
    await expect(send("http://localhost/", at("192.168.1.1"))).rejects.toThrow("not public");
  });
});
