/** When a test booking travels: far enough ahead to be on sale, short enough to be anywhere. */
export type TestStay = { checkIn: string; checkOut: string; nights: number }

/** `nights` nights from about two months after `today`. */
export function testStay(today: Date, nights = 7): TestStay {
  const checkIn = addDays(today.toISOString().slice(0, 10), 60)
  return { checkIn, checkOut: addDays(checkIn, nights), nights }
}

/** The day so many days after another, `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
