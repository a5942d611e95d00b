import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, cancunDay } from '../calendar.ts'
import { seats, stayAt, traveller } from '../testing/calls.ts'
import { engines, makeDatabase, makeFolder } from '../testing/engines.ts'
import { type ProviderProcess, startProcess, stopProcesses } from '../testing/process.ts'

const clients = 200

/** The process has the machine's clock. */
const day = addDays(cancunDay(new Date()), 30)

describe.each(engines)('a rush on a provider on %s', (engine) => {
  let provider: ProviderProcess
  let folder = ''
  let dropDatabase = async () => {}

  beforeAll(async () => {
    folder = await makeFolder(engine)
    const env: Record<string, string> = { DATA_DIR: folder, CRASH_FILE: crashFile() }
    if (engine === 'postgres') {
      const database = await makeDatabase()
      Object.assign(env, { DATABASE_URL: database.url, PROVIDER_SECRET: 's'.repeat(32) })
      dropDatabase = database.drop
    }
    provider = await startProcess(env, 'testing/crashing-main.ts')
  }, 60_000)

  afterAll(async () => {
    stopProcesses()
    await provider.ended
    await dropDatabase()
    await rm(folder, { recursive: true, force: true })
  }, 60_000)

  const crashFile = () => join(folder, 'crash')
  const api = (path: string) => `${provider.url}/api/v1${path}`

  test(`${clients} bookings at once for 10 rooms: exactly 10 are booked, nothing fails otherwise`, async () => {
    const { data: hotel } = await (await fetch(api('/hotels/terraza-salina'))).json()
    const stay = stayAt(hotel, 'Upper King')
    const book = async (i: number) => {
      const adult = traveller('1990-01-01', { firstName: `Guest ${i}`, email: `g${i}@example.com` })
      const response = await fetch(api('/hotel-bookings/create-checkout'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(stay(day, 2, [adult, adult])),
      })
      return `${response.status} ${(await response.json()).error?.code ?? 'booked'}`
    }
    let answered = 0
    const rush = Array.from({ length: clients }, async (_, i) => {
      const answer = await book(i)
      answered++
      return answer
    })
    // The process that runs the provider restarts it when its health check gets no answer.
    const health = fetch(`${provider.url}/healthz`).then(() => answered)
    const answers = await Promise.all(rush)
    const waited = await health
    expect(waited).toBeLessThan(clients / 2)
    expect(Map.groupBy(answers, (answer) => answer).get('201 booked')).toHaveLength(10)
    expect(new Set(answers)).toEqual(new Set(['201 booked', '409 sold_out']))
  }, 120_000)

  test.runIf(engine === 'pglite')(
    'a request that arrives while the provider is busy is answered, on an old connection too',
    async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const send = (method: string, path: string, body = '') =>
        new Promise<{ status: number | undefined; isReused: boolean }>((resolve, reject) => {
          const headers = { 'content-type': 'application/json', 'content-length': body.length }
          const sent = request(api(path), { agent, method, headers }, (response) => {
            response.resume()
            response.once('end', () =>
              resolve({ status: response.statusCode, isReused: sent.reusedSocket }),
            )
          })
          sent.once('error', reject)
          sent.end(body)
        })
      await send('GET', '/tours')
      await writeFile(crashFile(), 'busy stock held')
      const busy = fetch(api('/bookings/create-checkout'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(seats(day)),
      })
      await expect.poll(() => existsSync(crashFile())).toBe(false)
      const late = await send('POST', '/bookings/whatsapp', '{}')
      expect(late).toEqual({ status: 400, isReused: true })
      expect((await busy).status).toBe(201)
      agent.destroy()
    },
    60_000,
  )
})
