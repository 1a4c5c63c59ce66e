import { describe, expect, it } from "vitest";
import { isLoopbackHost } from "./loopbackHost.ts";

describe("isLoopbackHost", () => {
  it.each([
    "localhost",
    "LOCALHOST",
    "localhost.",
    "mail.localhost",
    "127.0.0.1",
    "127.8.9.255",
    "::ffff:127.0.0.1",
    "[::1]",
    "::1",
  ])("accepts %s", (host) => expect(isLoopbackHost(host)).toBe(true));

  it.each([
    "",
    "localhost.example.com",
    "notlocalhost",
    "127.0.0.1.example.com",
    "127.1",
    "127.0.0.256",
    "128.0.0.1",
    "0.0.0.0",
    "::",
    "::2",
  ])("rejects %j", (host) => expect(isLoopbackHost(host)).toBe(false));
});
