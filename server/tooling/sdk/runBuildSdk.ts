import { buildSdk } from "./buildSdk.ts";

await buildSdk();
console.log("  .build/sdk: made. Run `npm pack` there for the tarball.");
