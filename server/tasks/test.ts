import { runSuites } from "./testing/runSuites.ts";
import { suites } from "./testing/suites.ts";

// `npm test -- unit lint` runs the suites whose names contain one of the words.
const words = process.argv.slice(2);
const chosen = suites.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const total = await runSuites(chosen);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
