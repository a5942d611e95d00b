import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '@storefront/postgres'
import { releasesRoot, root } from '../processes/apps.ts'
import { keepServer } from '../processes/kept-server.ts'
import { startServer } from '../processes/server.ts'
import { ask, type Crowd, type Stand, standCrowd } from './crowd/crowd.ts'

// `npm run lab -- crowd`: 2,000 connections ask each server for ten times what it can do, on this machine alone; one row of a table for each. A server
// takes two and a half minutes, all five 13. `--seconds 5` for a short look, then the names of servers: storefront, kept, pglite, postgres, releases.
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

/** What Node alone takes to refuse such a crowd, in ms of processor a request: no refusal costs less. */
async function bareRefusalMs(): Promise<number> {
  const file = join(root, 'platform/lab/crowd/bare-server.ts')
  const { url, pid, stop } = await startServer('Node alone', file, { PORT: '0' })
  const server = { url, pid: () => pid }
  const asking = { connections: size.connections, seconds: 5, rate: 2 }
  const { refused, processorMs } = await ask({ server, path: (n) => `/${n}` }, asking)
  await stop()
  return processorMs / refused
}

function broken(stand: Stand, leastMs: number): string[] {
  const { quiet, crowd, processor, memory, wasKilled } = stand
  return [
    ...(wasKilled ? ['it was killed'] : []),
    ...Object.entries(crowd.failures).map(([why, count]) => `${count} without an answer: ${why}`),
    ...(crowd.served === 0 ? ['nobody was served'] : []),
    ...(crowd.p99 > 2000 + 4 * quiet.p99 ? ['who was let in waited long'] : []),
    ...((processor.refused ?? 0) > Math.max(1.5 * leastMs, processor.served / 10)
      ? ['a refusal costs more than a tenth of an answer']
      : []),
    ...(memory.after > 1.25 * memory.before + 50 ? ['memory does not return'] : []),
    ...(memory.again > memory.most + 30 ? ['a second crowd adds to the memory'] : []),
  ]
}

/** A server as one row. */
function rowOf(name: string, { quiet, crowd, other, processor, memory }: Stand): string[] {
  const ms = (time: number) => time.toFixed(time < 10 ? 2 : 0)
  return [
    name,
    `${quiet.perSecond.toFixed(0)}/s, ${ms(quiet.p99)}`,
    `${crowd.perSecond.toFixed(0)}/s`,
    `${crowd.served.toFixed(0)}/s, ${ms(crowd.p99)}`,
    `${other.served} of ${other.asked}, ${ms(other.p99)}`,
    `${processor.refused === null ? '–' : ms(processor.refused)} / ${ms(processor.served)}`,
    Object.values(memory)
      .map((mb) => mb.toFixed(0))
      .join(', '),
  ]
}

const heading = [
  'server',
  'quiet, p99 ms',
  'asked',
  'served, p99 ms',
  'another visitor, p99 ms',
  'processor ms: refusal / answer',
  'MB: before, most, after, after a second crowd',
]

try {
  const names = positionals.length > 0 ? positionals : Object.keys(crowds)
  const leastMs = await bareRefusalMs()
  console.log(
    `Node alone refuses for ${leastMs.toFixed(2)} ms.\n\n| ${heading.join(' | ')} |\n${'|---'.repeat(heading.length)}|`,
  )
  for (const name of names) {
    const stand = await standCrowd(await (crowds[name]?.() ?? Promise.reject(new Error(name))))
    console.log(`| ${rowOf(name, stand).join(' | ')} |`)
    for (const fault of broken(stand, leastMs)) {
      process.exitCode = 1
      console.error(`✗ ${name}: ${fault}`)
    }
  }
} finally {
  for (const end of ends.toReversed()) await end()
}
