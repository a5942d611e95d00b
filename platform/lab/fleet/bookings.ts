import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { dayFromToday } from '../../../e2e/visitor/days.ts'
import { type Answer, Caller, type Question } from '../fronts/ask.ts'
import type { Wish } from './counts.ts'

const visitors = 4

/** A visitor gives up after so many tries. */
const mostTries = 60

const flights = v.object({ data: v.array(v.object({ id: v.string() })) })
const tours = v.object({ data: v.array(v.object({ id: v.number() })) })
const booked = v.object({ reference: v.string(), redirect_url: v.optional(v.string()) })

const traveller = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email,
  phoneNumber: '+1 305 555 0100',
  dob: '1990-05-17',
  nationality: 'GB',
  passportNumber: 'G1234567',
  passportExpiry: '2034-01-01',
})

/** Visitors who book one thing after the other, and try again with the same key until they know. */
export function keepBooking(url: string, everyMs: number, phase: () => string) {
  const wishes: Wish[] = []
  let isOver = false

  const visit = async (visitor: number) => {
    const caller = new Caller(`127.0.3.${visitor + 1}`)
    for (let n = visitor; !isOver; n += visitors) {
      const wish: Wish = {
        phase: phase(),
        references: [],
        triedAgain: 0,
        isPaid: false,
        refusal: null,
      }
      wishes.push(wish)
      await book(caller, url, n, wish)
      await pause(everyMs)
    }
    caller.close()
  }
  const visiting = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
  return {
    wishes,
    /** Resolves when everybody knows how their booking ended. */
    stop: async () => {
      isOver = true
      await visiting
    },
  }
}

/** A flight that is found, booked and paid by card, or a tour that is asked for by WhatsApp. */
async function book(caller: Caller, url: string, n: number, wish: Wish): Promise<void> {
  const day = dayFromToday(14 + (n % 300))
  const travellers = [traveller(`visitor-${n}@example.com`)]
  const isFlight = n % 3 !== 0
  const search = isFlight ? `flights/search?from=CUN&to=MIA&date=${day}` : 'tours'
  const list = await untilAnswered(wish, () => caller.ask(`${url}/api/v1/${search}`), isDone)
  if (!list) return
  const [call, body] = isFlight
    ? [
        'bookings/create-checkout',
        {
          flight_id: pick(v.parse(flights, JSON.parse(list.text)).data, n)?.id,
          passengers: travellers,
          flight_type: 'Oneway',
        },
      ]
    : [
        'tours/whatsapp',
        {
          tour_id: pick(v.parse(tours, JSON.parse(list.text)).data, n)?.id,
          booking_date: day,
          guests_count: 1,
          guests: travellers,
        },
      ]
  const question: Question = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  }
  const answer = await untilAnswered(
    wish,
    () => caller.ask(`${url}/api/v1/${call}`, question),
    isDone,
  )
  if (!answer) return
  const { reference, redirect_url: payPage } = v.parse(booked, JSON.parse(answer.text))
  wish.references.push(reference)
  if (!payPage) return
  const decision: Question = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=paid',
  }
  const paid = await untilAnswered(
    wish,
    () => caller.ask(payPage, decision),
    ({ status }) => status === 303,
  )
  wish.isPaid = paid !== null
}

const isDone = ({ status }: Answer) => status === 200 || status === 201

/** Told to try again; 409 says so by its header alone, otherwise nothing is left. */
const mayTryAgain = ({ status, headers }: Answer) =>
  status >= 500 || status === 429 || (status === 409 && headers['retry-after'] !== undefined)

/** Asks until it is done or refused for good, with the pauses that visitors are told. Null where it is not done. */
async function untilAnswered(
  wish: Wish,
  ask: () => Promise<Answer>,
  isAnswered: (answer: Answer) => boolean,
): Promise<Answer | null> {
  for (let tries = 1; ; tries++) {
    const answer = await ask().catch(() => null)
    if (answer && isAnswered(answer)) return answer
    if (tries === mostTries || (answer && !mayTryAgain(answer))) {
      wish.refusal = answer ? `${answer.status} ${answer.text.slice(0, 80)}` : 'no answer'
      return null
    }
    wish.triedAgain++
    await pause(1000 * Number(answer?.headers['retry-after'] ?? 1))
  }
}

function pick<T>(list: T[], n: number): T | undefined {
  return list[n % list.length]
}
