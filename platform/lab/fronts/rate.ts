import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { paths } from '@storefront/contract'
import type { WebServer } from '../../processes/web-server.ts'

export type Rate = { path: string; perSecond: number; p99Ms: number; failed: number }

const pages = [paths.home, paths.hotels]

const wrk = process.env.WRK_PATH ?? '/usr/bin/wrk'

/** The command that brings the load generator; null where it is there. Node's own would take more of the machine than nginx. */
export const missingGenerator = () => (existsSync(wrk) ? null : 'apt-get install wrk')

const msIn: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

/** What wrk printed. Throws when it printed something else. */
function readWrk(path: string, text: string): Rate {
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(text) ?? []
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(text) ?? []
  if (!perSecond || !p99) throw new Error(`wrk did not measure: ${text}`)
  const errors = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? []
  const [, refused = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(text) ?? []
  return {
    path,
    perSecond: Math.round(Number(perSecond)),
    p99Ms: Number(p99) * (msIn[unit ?? ''] ?? Number.NaN),
    failed: [refused, ...errors].reduce((sum, count) => sum + Number(count), 0),
  }
}

/** Pages a second over 50 connections, as a browser asks for them, and the time within which 99 of 100 were there. */
export async function measureRate({ url }: WebServer): Promise<Rate[]> {
  const rates: Rate[] = []
  for (const path of pages) {
    const load = async (seconds: number) =>
      promisify(execFile)(wrk, [
        ...['-t', '1', '-c', '50', '-d', `${seconds}s`, '--latency'],
        ...['-H', 'Accept-Encoding: gzip, deflate, br'],
        `${url}${path}`,
      ])
    await load(3)
    rates.push(readWrk(path, (await load(10)).stdout))
  }
  return rates
}
