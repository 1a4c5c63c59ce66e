// The public face of the module: other modules import it and nothing else.
export type { LoadedSearch } from "./data/loadSlotSearch.ts";
export { readBusyTimes } from "./data/readBusyTimes.ts";
export { busyTimesSql, ignoredRowsSql } from "./data/searchSqlParts.ts";
export { loadSearchForStarts } from "./findSeries.ts";
export type { FindSlotsInput, FoundSlots } from "./findSlots.ts";
export { findSubstitutes } from "./findSubstitutes.ts";
export type {
  ExtraNeed,
  HoldLineDraft,
  HoldTarget,
  PartyClaimDraft,
  PlannedLines,
  PlanningContext,
} from "./holdDraft.ts";
export { findLineIssues, type OrderLine } from "./orderLines.ts";
export { buildPartyHold, compareClaims } from "./partyDraft.ts";
export { planParty } from "./partyPlan.ts";
export { loadPartyAround } from "./partySearch.ts";
export { planWithOverrides } from "./planWithOverrides.ts";
export { buildSingleHold, loadForStart, type SlotPlan, type SlotRequest, validateStart } from "./planSlot.ts";
export { getLineOffset } from "./rules/party/lineOffset.ts";
export { rankForSeries } from "./rules/recurrence/rankForSeries.ts";
export { findSeriesIssues, sortSeries } from "./seriesIssues.ts";
export { pickSeriesUnits } from "./seriesUnits.ts";
export { resolveTimeZone } from "./zoneLock.ts";
export type { StartFailure } from "./startFailure.ts";
