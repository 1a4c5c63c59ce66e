import { runSuites } from "./testing/runSuites.ts";
import { pruneModuleCache } from "../testing/modules/moduleCache.ts";
import { accessSuites, additionalSuites, defaultSuites } from "./testing/suites.ts";

// `npm test -- unit lint` runs suites whose names contain a word, `--all` adds long ones, `--access` runs only the
// accessibility suite.
const args = process.argv.slice(2);
const words = args.filter((word) => !word.startsWith("--"));
const known = args.includes("--access")
  ? accessSuites
  : args.includes("--all")
    ? [...defaultSuites, ...additionalSuites]
    : defaultSuites;
const chosen = known.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
pruneModuleCache();
const total = await runSuites(chosen);
if (total.slowest.length > 0) console.log("The slowest test files:");
for (const line of total.slowest) console.log(`  ${line}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
