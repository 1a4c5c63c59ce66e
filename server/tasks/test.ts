import { runSuites } from "./testing/runSuites.ts";
import { rest, suites } from "./testing/suites.ts";

// `npm test -- unit lint` runs the suites whose names contain one of the words, `-- --all` also what takes longer.
const given = process.argv.slice(2);
const words = given.filter((word) => word !== "--all");
const known = given.includes("--all") ? [...suites, ...rest] : suites;
const chosen = known.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const total = await runSuites(chosen);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
