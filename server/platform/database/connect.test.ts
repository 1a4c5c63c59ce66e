import { describe, expect, it } from "vitest";
import { poolConfig } from "./connect.ts";

describe("poolConfig", () => {
  it("gives the embedded database one permanent connection", () => {
    expect(poolConfig({ kind: "embedded", socketDir: "/tmp/x" })).toMatchObject({
      host: "/tmp/x",
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 15_000,
    });
  });

  it.each([
    ["postgresql://me@host/db", "-c jit=off -c timezone=UTC"],
    ["postgresql://me@host/db?options=-c%20search_path%3Dx", "-c jit=off -c search_path=x -c timezone=UTC"],
    // The last option wins.
    [
      "postgresql://me@host/db?options=-c%20timezone%3DAsia/Tokyo",
      "-c jit=off -c timezone=Asia/Tokyo -c timezone=UTC",
    ],
  ])("sets every session of %s to UTC", (url, options) => {
    const config = poolConfig({ kind: "server", url, maxConnections: 7 });
    expect(config).toMatchObject({ options, max: 7 });
    expect(config.connectionString).not.toContain("options");
  });

  it("keeps the rest of the URL", () => {
    const url = "postgresql://me:p%40ss@host:5433/db?sslmode=require&host=%2Ftmp%2Fsocket";
    expect(poolConfig({ kind: "server", url, maxConnections: 2 }).connectionString).toBe(url);
  });
});
