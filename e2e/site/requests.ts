import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { dayFromToday } from '../visitor/days.ts'

const guest = {
  ...{ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', dob: '1990-05-17' },
  ...{ phoneNumber: '+1 305 555 0100', nationality: 'GB' },
  ...{ passportNumber: 'G1234567', passportExpiry: '2034-01-01' },
}

/** Requests a tour. Returns the response's text, or null without an acknowledgement. */
async function request(
  site: string,
  tour: { id: unknown; day: string },
  key: string,
): Promise<string | null> {
  return fetch(`${site}/api/v1/tours/whatsapp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      ...{ tour_id: tour.id, booking_date: tour.day, guests_count: 1, guests: [guest] },
    }),
  }).then(
    async (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )
}

/** Makes one booking after the other in the background. */
export async function bookContinuously(site: string, everyMs: number) {
  const tours = (await (await fetch(`${site}/api/v1/tours`)).json()) as { data: { id: unknown }[] }
  // A repeated request keeps its day, also past midnight.
  const tour = { id: tours.data[0]?.id, day: dayFromToday(30) }
  const acknowledged = new Map<string, string>()
  let isOver = false
  const running = (async () => {
    while (!isOver) {
      const key = randomUUID()
      const answer = await request(site, tour, key)
      if (answer !== null) acknowledged.set(key, answer)
      await pause(everyMs)
    }
  })()
  return {
    /** Stops and repeats each acknowledged request. Returns how many are answered differently. */
    lost: async () => {
      isOver = true
      await running
      let lost = 0
      for (const [key, answer] of acknowledged) {
        if ((await request(site, tour, key)) !== answer) lost++
      }
      return lost
    },
  }
}
