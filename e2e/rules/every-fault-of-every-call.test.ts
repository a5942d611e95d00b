import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHttpClient, HttpError, MalformedAnswerError, NetworkError } from '@storefront/http'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ApiFault, apiFaults, badAnswer, hangMs } from '../site/bad-answers.ts'
import { everyCall } from './testing/every-call.ts'

/** What hangs does so for 10 s where there is time for it. */
const delayMs = process.env.HARDENING ? hangMs : 100

const errors = [HttpError, MalformedAnswerError, NetworkError]

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

/** Empty lists where they fail. */
const lookups = /\/(airports|destinations)\/search$/
const nothingSaid = { redirectUrl: null, reference: null, totalUsd: null }
/** What a call makes of an answer that says nothing; one that asks for a record, which is not here, makes an error of it. */
const emptyAnswers: Record<string, unknown> = {
  'GET /page/home': { slides: [], articles: [] },
  'GET /destinations/popular': [],
  'GET /airports/search': [],
  'GET /flights/search': { outbound: [], inbound: [], hasDayPrices: false },
  'GET /flights/days': [],
  'GET /hotels/x/days': [],
  'GET /articles': [],
  'GET /hotels': [],
  'GET /destinations/search': [],
  'GET /tours': [],
  'GET /packages': [],
  'GET /map-url': null,
  // Advisory: the form is offered.
  'GET /contact/status': true,
  'POST /bookings/create-checkout': nothingSaid,
  'POST /hotel-bookings/create-checkout': nothingSaid,
  'POST /tours/checkout': nothingSaid,
  'POST /packages/checkout': nothingSaid,
  // Taken, whatever is answered.
  'POST /bookings/whatsapp': nothingSaid,
  'POST /hotels/whatsapp': nothingSaid,
  'POST /tours/whatsapp': nothingSaid,
  'POST /packages/whatsapp': nothingSaid,
  'POST /contact/send': undefined,
}
/** Nobody reads what a request is answered, only whether it was taken. */
const unread = /\/(whatsapp|contact\/send)$/
/** Faults that leave nothing to read. */
const unreadable: ApiFault[] = ['500', '429', 'reset', 'HTML with 200', 'truncated']

/** Whether a call that meets this fault must end in an error. */
function isRefused(endpoint: string, fault: ApiFault): boolean {
  if (lookups.test(endpoint) || !unreadable.includes(fault)) return false
  return !unread.test(endpoint) || badAnswer(fault)?.status !== 200
}

let refused = 0
let empty = 0
afterAll(() => {
  const otherwise = everyCall.length * apiFaults.length - refused - empty
  console.info(
    `B7 · ${everyCall.length} calls × ${apiFaults.length} faults over the wire: ${refused} end in an error that says what it was, ${empty} as empty, ${otherwise} otherwise`,
  )
})

test.each(apiFaults)(
  'all 26 calls, over the wire, %s: what fails says so, what cannot fail is empty',
  {
    timeout: 60_000,
  },
  async (fault) => {
    const server = createServer((_, response) => {
      const answer = badAnswer(fault)
      if (!answer) return void response.destroy()
      const send = () => response.writeHead(answer.status).end(answer.body)
      setTimeout(send, fault === 'hang' ? delayMs : 0)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const http = createHttpClient({ base: `http://127.0.0.1:${port}/api/v1` })

    const ended = await Promise.allSettled(everyCall.map(({ call }) => call(http)))
    server.close()
    for (const [index, outcome] of ended.entries()) {
      const { endpoint = '' } = everyCall[index] ?? {}
      if (outcome.status === 'fulfilled') {
        expect(isRefused(endpoint, fault), endpoint).toBe(false)
        expect(Object.keys(emptyAnswers), `${endpoint} makes a record of it`).toContain(endpoint)
        expect(outcome.value, endpoint).toStrictEqual(emptyAnswers[endpoint])
        empty++
      } else {
        const { reason } = outcome
        expect(lookups.test(endpoint), `${endpoint}: ${reason}`).toBe(false)
        expect(
          errors.some((known) => reason instanceof known),
          `${endpoint}: ${reason}`,
        ).toBe(true)
        refused++
      }
    }
  },
)
