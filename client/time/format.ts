// The server writes mails by the same rules.
export {
  type DateLength,
  type HourCycle,
  type Instant,
  type IsoDate,
  type TimeStyle,
  dateOfInstant,
  formatDate,
  formatDateHeading,
  formatDay,
  formatDayName,
  formatDuration,
  formatLongDuration,
  formatMonthOfDay,
  formatTime,
  formatTimeRange,
  isTwelveHours,
} from "../../server/shared/time/format.ts";
