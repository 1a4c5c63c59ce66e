export { makeDemoData as default } from "./demoData.ts";
