import { paths } from '@storefront/contract'
import autocannon from 'autocannon'
import type { RunningFront } from './fronts.ts'

export type Rate = { path: string; perSecond: number; p99Ms: number; failed: number }

const pages = [paths.home, paths.hotels]

/** Pages a second over 50 connections, as a browser asks for them, and the time within which 99 of 100 were there. */
export async function measureRate({ url }: RunningFront): Promise<Rate[]> {
  const rates: Rate[] = []
  for (const path of pages) {
    const load = (duration: number) =>
      autocannon({
        url: `${url}${path}`,
        connections: 50,
        duration,
        headers: { 'accept-encoding': 'gzip, deflate, br' },
      })
    await load(3)
    const { requests, latency, errors, non2xx } = await load(10)
    rates.push({
      path,
      perSecond: Math.round(requests.average),
      p99Ms: latency.p99,
      failed: errors + non2xx,
    })
  }
  return rates
}
