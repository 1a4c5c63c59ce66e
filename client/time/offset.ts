export { isRepeatedWallTime, offsetLabel, offsetMinutes } from "../../server/shared/time/offset.ts";
