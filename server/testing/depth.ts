/** True in `npm run test:all`: randomised tests and products of many values run at full length there. */
export const isThorough = process.env["DAYBOOK_TEST_DEPTH"] === "whole";

/** Number of runs of a property that has `whole` runs in `npm run test:all`: a tenth of them in `npm test`. */
export const propertyRuns = (whole: number): number => (isThorough ? whole : Math.ceil(whole / 10));
