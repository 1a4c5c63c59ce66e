/** Before the tests of the browser. */
export { makeDemoData as default } from "./demoData.ts";
