export { isRepeatedWallTime, offsetLabel, offsetMinutes } from "../../server/domain/time/offset.ts";
