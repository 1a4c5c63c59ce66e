export { isRepeatedWallTime, formatOffset, offsetMinutes } from "../../server/shared/time/offset.ts";
