import type { IsoDate } from '@storefront/contract'
import { cancunDay } from '@storefront/domain'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { utcOffsetCookie } from '../../src/page/utc-offset.ts'

const msPerMinute = 60_000

/** Clocks are between 12 hours behind UTC and 14 ahead, in minutes. */
const [westmost, eastmost] = [-12 * 60, 14 * 60]

/** The visitor's calendar day as an earlier page of theirs told it; the agency's until one has (readings). */
export function visitorDay(c: Context, now: Date): IsoDate {
  const text = getCookie(c, utcOffsetCookie)
  const offset = text && /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(offset >= westmost && offset <= eastmost)) return cancunDay(now)
  return new Date(now.getTime() + offset * msPerMinute).toISOString().slice(0, 10)
}
