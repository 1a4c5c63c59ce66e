import { describe, expect, it } from "vitest";
import { createTestApp } from "../../app/http/createTestApp.ts";

const warnings = (log: string) => log.split("\n").filter((line) => line.includes("no trusted proxy"));

describe("forwarded headers of an untrusted sender", () => {
  it.each(["x-forwarded-for", "x-real-ip", "forwarded", "x-forwarded-host"])(
    "are logged once: %s",
    async (name) => {
      const { app, log } = await createTestApp();
      for (let i = 0; i < 3; i++)
        await app.inject({ url: "/healthz", headers: { [name]: `198.51.100.${i}` } });
      expect(warnings(log())).toHaveLength(1);
      expect(log()).not.toContain("198.51.100");
    },
  );

  it("are not logged if absent or from a trusted proxy", async () => {
    const plain = await createTestApp();
    await plain.app.inject("/healthz");
    expect(warnings(plain.log())).toEqual([]);
    const trusting = await createTestApp({ trustProxy: true });
    await trusting.app.inject({ url: "/healthz", headers: { "x-forwarded-for": "198.51.100.1" } });
    expect(warnings(trusting.log())).toEqual([]);
  });
});
