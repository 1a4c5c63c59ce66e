/** True in `npm run test:all`, which runs randomized tests at full length. */
export const isFullDepth = process.env["DAYBOOK_TEST_DEPTH"] === "whole";

/** Runs of a property test: `whole` in `npm run test:all`, a tenth in `npm test`. */
export const getPropertyRuns = (whole: number): number => (isFullDepth ? whole : Math.ceil(whole / 10));
