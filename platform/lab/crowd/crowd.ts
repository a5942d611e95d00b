import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import type { NetConnectOpts } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import autocannon from 'autocannon'
import type { KeptServer } from '../../processes/kept-server.ts'
import type { Seen } from './visitor.ts'

export type Crowd = {
  server: Pick<KeptServer, 'url' | 'pid'>
  /** The address of the n-th question: each is another. */
  path: (n: number) => string
  connections: number
  seconds: number
}

/** A crowd asks for so many times what a server can do, and each of it once a second at least. */
const tenfold = 10

/** The memory is looked at again after so long without visitors, in ms. */
const restMs = 30_000

/** The loopback address of the n-th visitor: each connection comes from one of its own. */
const addressOf = (n: number) => `127.1.${(n >> 8) & 255}.${n & 255}`

export type Stand = Awaited<ReturnType<typeof standCrowd>>

/**
 * Asks a server quietly, then with a crowd that wants far more than it can do, each connection a visitor of its own. Answers
 * how it stood that: times in ms, memory in MB.
 */
export async function standCrowd(crowd: Crowd) {
  const { server, connections, seconds } = crowd
  const pid = server.pid()
  await ask(crowd, { connections: 64, seconds: 5 })
  const quietly = await ask(crowd, { connections: 4, seconds: 5 })
  // As many as the crowd has under way: an answer beside many others takes a fifth more of the processor than one beside nine.
  const full = await ask(crowd, { connections: 64, seconds: 5 })
  const perSecond = full.served.length / 5
  const before = memoryMb(pid)

  let most = before
  const watching = setInterval(() => {
    if (server.pid() === pid) most = Math.max(most, memoryMb(pid))
  }, 500)
  const other = askAlone(crowd)
  const crowded = { connections, seconds, rate: Math.ceil((tenfold * perSecond) / connections) }
  const asked = await ask(crowd, crowded)
  const alone = await other.stop()
  clearInterval(watching)
  await pause(restMs)
  const after = memoryMb(pid)
  await ask(crowd, { ...crowded, seconds: Math.ceil(seconds / 3) })
  await pause(restMs)
  const again = memoryMb(pid)
  const wasKilled = server.pid() !== pid
  const costs = full.processorMs / full.served.length
  return {
    /** What it answers a second when it is asked as fast as it answers, and its 99th percentile over four connections. */
    quiet: { perSecond, p99: p99(quietly.served) },
    /** What the crowd asked for a second, and what became of it; of those who were served and of those who were refused the 99th percentile. */
    crowd: {
      perSecond: (asked.served.length + asked.refused) / seconds,
      served: asked.served.length / seconds,
      p99: p99(asked.served),
      refused: asked.refused,
      refusedP99: p99(asked.turnedAway),
      failures: asked.failures,
    },
    /** Of another visitor, who asks once a second meanwhile. */
    other: { asked: alone.asked, served: alone.served.length, p99: p99(alone.served) },
    /** Processor time of what was served and of a refusal; null where too few were refused to tell. */
    processor: {
      served: costs,
      refused:
        asked.refused < asked.served.length
          ? null
          : Math.max(0, asked.processorMs - asked.served.length * costs) / asked.refused,
    },
    /** Once it was busy, during the crowd, some time after it, and some time after a second one. */
    memory: { before, most, after, again },
    wasKilled,
  }
}

let questions = 0

/** `rate`: how often each connection asks, a second; without it as soon as it has an answer. */
type Asking = { connections: number; seconds: number; rate?: number }

/**
 * Has a server asked over many connections. Times of what was served and of who was turned away in ms, from the moment of asking or of
 * connecting; a refusal is 503 with Retry-After, everything else a failure.
 */
export async function ask(
  { server, path }: Pick<Crowd, 'server' | 'path'>,
  { connections, seconds, rate }: Asking,
) {
  const pid = server.pid()
  const start = processorMs(pid)
  const [served, turnedAway]: [number[], number[]] = [[], []]
  let refused = 0
  const failures: Record<string, number> = {}
  const failed = (why: string) => {
    failures[why] = (failures[why] ?? 0) + 1
  }
  const { port } = new URL(server.url)
  let visitors = 0
  const options: autocannon.Options = {
    url: server.url,
    setupClient: (client) => {
      // Autocannon has no option for it, but gives this to `net.connect` as it is.
      const { opts } = client as unknown as { opts: { port: NetConnectOpts } }
      opts.port = { port: Number(port), host: '127.0.0.1', localAddress: addressOf(visitors++) }
    },
    connections,
    duration: seconds,
    timeout: 20,
    ...(rate ? { connectionRate: rate } : {}),
    requests: [
      {
        setupRequest: (request) => {
          return { ...request, path: path(questions++), headers: { 'accept-encoding': 'br' } }
        },
        onResponse: (status, _, __, answered) => {
          const names = Object.keys(answered ?? {}).map((name) => name.toLowerCase())
          if (status === 503 && names.includes('retry-after')) refused += 1
          else if (status === 503) failed('503 without Retry-After')
        },
      },
    ],
  }
  await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
    run.on('response', (_, status, __, ms) => {
      if (status < 300) served.push(ms)
      else if (status === 503) turnedAway.push(ms)
      else failed(String(status))
    })
    run.on('reqError', (error: NodeJS.ErrnoException) => failed(error.code ?? error.message))
  })
  const spent = server.pid() === pid ? processorMs(pid) - start : 0
  return { served, turnedAway, refused, failures, processorMs: spent }
}

/** One more visitor beside the crowd, in a thread of its own: this one has its hands full. */
function askAlone({ server, path }: Crowd) {
  const workerData = Array.from({ length: 100 }, (_, n) => `${server.url}${path(n)}`)
  const worker = new Worker(new URL('./visitor.ts', import.meta.url), { workerData })
  return {
    stop: async (): Promise<Seen> => {
      worker.postMessage('stop')
      const [seen] = await once(worker, 'message')
      return seen as Seen
    },
  }
}

/** The 99th percentile. */
export function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}

/** Processor time that a process has taken, with its threads. The kernel counts a hundred ticks a second. */
function processorMs(pid: number): number {
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = afterName.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** 0 for a process that is gone. */
function memoryMb(pid: number): number {
  if (!existsSync(`/proc/${pid}`)) return 0
  const [, kb = '0'] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1024
}
