import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '@storefront/postgres'
import { releasesRoot, root } from '../processes/apps.ts'
import { keepServer } from '../processes/kept-server.ts'
import { startServer } from '../processes/server.ts'
import { ask, type Crowd, p99, type Stand, standCrowd } from './crowd/crowd.ts'

// `npm run lab -- crowd`: 2,000 connections ask each server for ten times what it can do, on this machine alone; each figure stands beside the most that it
// may be. A server takes two and a half minutes, all five 13. `--seconds 5` for a short look, then the names of servers: storefront, kept, pglite, postgres, releases.
const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '60' } },
  allowPositionals: true,
})
const size = { connections: 2000, seconds: Number(values.seconds) }
const folder = await mkdtemp(join(tmpdir(), 'crowd-'))
const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]

const usual = {
  LOG_LEVEL: 'silent',
  MAX_CONNECTIONS: '2500',
  SANDBOX_PAYMENTS: 'on',
  RELEASES_DIR: releasesRoot,
}

async function keep(name: string, file: string, env: Record<string, string>) {
  const start = (PORT: string) => startServer(name, join(root, file), { ...usual, ...env, PORT })
  const server = await keepServer(name, start, '0')
  ends.push(() => server.stop())
  return server
}

const provider = (env: Record<string, string>) =>
  keep('The provider', 'platform/provider/src/main.ts', env)

async function storefront(seconds: string): Promise<Crowd> {
  const { url } = await provider({ DATA_DIR: 'memory://' })
  const env = { PROVIDER_URL: url, PAGE_CACHE_SECONDS: seconds }
  const server = await keep('The storefront', 'platform/storefront/src/main.ts', env)
  return { server, path: (n) => `/hotels?guests=1&n=${seconds === '0' ? n : n % 20}`, ...size }
}

/** A search on days of its own: each asks the database. */
const search = (n: number) => {
  const day = new Date(Date.UTC(2027, 0, 1 + (n % 300))).toISOString().slice(0, 10)
  const end = new Date(Date.UTC(2027, 0, 2 + (n % 300) + (n % 50))).toISOString().slice(0, 10)
  return `/api/v1/hotels?check_in=${day}&check_out=${end}`
}

const crowds: Record<string, () => Promise<Crowd>> = {
  storefront: () => storefront('0'),
  kept: () => storefront('5'),
  pglite: async () => ({
    server: await provider({ DATA_DIR: 'memory://' }),
    path: search,
    ...size,
  }),
  postgres: async () => {
    const postgres = await startPostgres()
    ends.push(() => postgres.stop())
    const env = { DATABASE_URL: postgres.url('postgres'), PROVIDER_SECRET: 'x'.repeat(32) }
    return { server: await provider(env), path: search, ...size }
  },
  releases: async () => {
    const tokens = join(folder, 'tokens.json')
    await writeFile(tokens, '[]')
    const server = await keep('The release service', 'platform/releases/service/src/main.ts', {
      DATA_DIR: join(folder, 'data'),
      RELEASES_TOKENS: tokens,
      PUBLIC_READ: 'on',
      CALLS_PER_MINUTE: '1000000',
    })
    return { server, path: () => '/api/environments/production/registry', ...size }
  },
}

/** What a bare Node server that refuses such a crowd needs: the floor of a refusal's cost, and the wait that the load generator and this machine cause. */
async function bareRefusals(): Promise<{ processorMs: number; p99: number }> {
  const file = join(root, 'platform/lab/crowd/bare-server.ts')
  const { url, pid, stop } = await startServer('Node alone', file, { PORT: '0' })
  const server = { url, pid: () => pid }
  const asking = { connections: size.connections, seconds: 5, rate: 2 }
  const { refused, turnedAway, processorMs } = await ask({ server, path: (n) => `/${n}` }, asking)
  await stop()
  return { processorMs: processorMs / refused, p99: p99(turnedAway) }
}

/** What is asked of a server: what was measured, and the most that it may be. */
type Judged = { what: string; measured: number; most: number }

function judged({ quiet, crowd, processor, memory, wasKilled }: Stand, leastMs: number): Judged[] {
  const unanswered = Object.values(crowd.failures).reduce((sum, count) => sum + count, 0)
  const whys = Object.keys(crowd.failures).join(', ')
  return [
    { what: 'times that it was killed', measured: Number(wasKilled), most: 0 },
    { what: `without an answer ${whys && `(${whys})`}`.trim(), measured: unanswered, most: 0 },
    {
      what: `p99 of the admitted, ms (quiet: ${said(quiet.p99)})`,
      measured: crowd.served > 0 ? crowd.p99 : Number.POSITIVE_INFINITY,
      most: 2000 + 4 * quiet.p99,
    },
    // Null where more requests were served than refused: their cost hides that of a refusal.
    ...(processor.refused === null
      ? []
      : [
          {
            what: 'processor time of a refusal, ms (at most a tenth of an answer, or half more than Node alone)',
            measured: processor.refused,
            most: Math.max(1.5 * leastMs, processor.served / 10),
          },
        ]),
    {
      what: `MB after the crowd (before: ${said(memory.before)})`,
      measured: memory.after,
      most: 1.25 * memory.before + 50,
    },
    {
      what: `MB after a second crowd (most in the first: ${said(memory.most)})`,
      measured: memory.again,
      most: memory.most + 30,
    },
  ]
}

const said = (number: number) => number.toFixed(number < 10 ? 2 : 0)

/** What became of everybody who asked a server. */
function toldOf(name: string, { quiet, crowd, other }: Stand): string {
  return `${name}: quiet ${said(quiet.perSecond)}/s; of a crowd ${said(crowd.perSecond)}/s answered, ${said(crowd.served)}/s served; refused in p99 ${said(crowd.refusedP99)} ms; another visitor served ${other.served} of ${other.asked} times, p99 ${said(other.p99)} ms`
}

try {
  const names = positionals.length > 0 ? positionals : Object.keys(crowds)
  const least = await bareRefusals()
  console.log(
    `Node alone refuses ${size.connections} connections for ${said(least.processorMs)} ms of processor each, p99 ${said(least.p99)} ms.`,
  )
  for (const name of names) {
    const stand = await standCrowd(await (crowds[name]?.() ?? Promise.reject(new Error(name))))
    console.log(`\n${toldOf(name, stand)}`)
    for (const { what, measured, most } of judged(stand, least.processorMs)) {
      const isMet = measured <= most
      if (!isMet) process.exitCode = 1
      console.log(`${isMet ? '✓' : '✗'} ${what}: ${said(measured)}, at most ${said(most)}`)
    }
  }
} finally {
  for (const end of ends.toReversed()) await end()
}
