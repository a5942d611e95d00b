import { paths } from '@storefront/contract'
import type { WebServer } from '../../processes/web-server.ts'
import { Caller, type Question } from './ask.ts'

const visitors = 40

/** What no page has but where a visitor brought it: `mk07x` is of visitor 7. */
const marker = (visitor: number) => `mk${String(visitor).padStart(2, '0')}x`
const markers = /mk\d\dx/g

/** Forms that the draft of one visitor is asked for by. */
const draft = '/session/travellers/hotel'

type Seen = { requests: number; failed: number; leaks: string[]; own: number }

/**
 * Visitors with a mark in their cookie, their search and their travellers, each from an address of their own, all at once.
 * A leak is an answer with the mark of another.
 */
export async function lookForLeaks({ url }: WebServer, requests: number): Promise<Seen> {
  const seen: Seen = { requests: 0, failed: 0, leaks: [], own: 0 }
  const visit = async (visitor: number) => {
    const mark = marker(visitor)
    const caller = new Caller(`127.0.1.${visitor + 1}`)
    let travellers = ''
    const ask = async (path: string, question: Question = {}) => {
      const cookie = [`visitor=${mark}`, travellers].filter(Boolean).join('; ')
      const headers = { ...question.headers, cookie }
      const answer = await caller.ask(`${url}${path}`, { ...question, headers }).catch(() => null)
      seen.requests++
      if (!answer || answer.status >= 500) {
        seen.failed++
        return null
      }
      const found = new Set(`${JSON.stringify(answer.headers)} ${answer.text}`.match(markers))
      if (found.delete(mark)) seen.own++
      for (const other of found) seen.leaks.push(`${path} of ${mark} has ${other}`)
      return answer
    }
    const record = {
      firstName: mark,
      lastName: mark,
      email: `${mark}@example.com`,
      phoneNumber: '1',
      dob: '1990-01-01',
      nationality: 'US',
      passportNumber: mark,
      passportExpiry: '2031-01-01',
    }
    const saved = await ask(draft, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: 'same for all', travellers: [record] }),
    })
    travellers = saved?.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    const addresses = [
      paths.home,
      `${paths.hotels}?destination=${mark}`,
      paths.hotels,
      `${draft}?key=same%20for%20all`,
      `${paths.tours}?destination=${mark}&utm_source=mail`,
      paths.roomSummary,
      `/api/v1/hotels?q=${mark}`,
      `${paths.account}?from=${mark}`,
    ]
    for (let turn = visitor; seen.requests < requests; turn++) {
      await ask(addresses[turn % addresses.length] ?? paths.home)
    }
    caller.close()
  }
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
  return seen
}
