// The public face of the module: other modules import it and nothing else.
export { batchCalls } from "./batchCalls.ts";
export { blockMembersSql } from "./data/blockMembers.ts";
export { expireDue } from "./data/expireDue.ts";
export { type ScheduleJson, toSchedule } from "./data/schedules/loadSchedules.ts";
export { lockService } from "./data/services/serviceRow.ts";
export { findPaymentFailure, NO_PROVIDER } from "./findPaymentFailure.ts";
export { listWorkingWindows } from "./rules/workingWindows.ts";
