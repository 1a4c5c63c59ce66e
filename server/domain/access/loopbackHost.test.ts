import { expect, it } from "vitest";
import { isLoopbackHost } from "./loopbackHost.ts";

it.each(["localhost", "LOCALHOST", "localhost.", "mail.localhost", "127.0.0.1", "127.8.9.1", "[::1]", "::1"])(
  "knows %s as this machine",
  (host) => expect(isLoopbackHost(host)).toBe(true),
);

it.each([
  "",
  "localhost.example.com",
  "notlocalhost",
  "127.0.0.1.example.com",
  "128.0.0.1",
  "0.0.0.0",
  "::2",
])("knows %s as another machine", (host) => expect(isLoopbackHost(host)).toBe(false));
