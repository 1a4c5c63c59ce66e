import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { bundleEmbed } from "./vitePluginEmbed.ts";

it("the embed script has no dependencies and at most 4 kB compressed", async () => {
  const script = await bundleEmbed("embed.js");
  expect(gzipSync(script).length).toBeLessThanOrEqual(4_096);
  expect(script).not.toMatch(/^\s*(import|export)\b/m);
});
