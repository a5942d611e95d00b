/** True if a text of the form `YYYY-MM-DD` names a day of the calendar; false for `2026-02-30`. */
export function isCalendarDay(text: string): boolean {
  const day = Date.parse(text)
  // Some browsers read 30 February as 2 March.
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text)
}
