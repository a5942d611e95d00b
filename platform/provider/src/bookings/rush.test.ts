import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, cancunDay } from '../calendar.ts'
import { seats, stayAt, traveller } from '../testing/calls.ts'
import { makeFolder } from '../testing/engines.ts'
import { type ProviderProcess, startProcess, stopProcesses } from '../testing/process.ts'

const clients = 200

/** The provider's process uses the machine's clock, so the day must be in the future. */
const day = addDays(cancunDay(new Date()), 30)

describe('a busy provider with PGlite in its only thread', () => {
  let provider: ProviderProcess
  let folder = ''
  const stallFile = () => join(folder, 'stall')

  beforeAll(async () => {
    folder = await makeFolder('pglite')
    const env = { DATA_DIR: folder, STALL_FILE: stallFile() }
    provider = await startProcess(env, 'testing/stalling-main.ts')
  }, 120_000)

  afterAll(async () => {
    stopProcesses()
    await provider.ended
    await rm(folder, { recursive: true, force: true })
  }, 120_000)

  const api = (path: string) => `${provider.url}/api/v1${path}`
  const send = (path: string, body: object) =>
    fetch(api(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test(`accepts exactly 10 of ${clients} concurrent bookings of 10 rooms, and answers health checks meanwhile`, async () => {
    const { data: hotel } = await (await fetch(api('/hotels/terraza-salina'))).json()
    const stay = stayAt(hotel, 'Upper King')
    let answered = 0
    const rush = Array.from({ length: clients }, async (_, i) => {
      const adult = traveller('1990-01-01', { firstName: `Guest ${i}`, email: `g${i}@example.com` })
      const response = await send('/hotel-bookings/create-checkout', stay(day, 2, [adult, adult]))
      const answer = `${response.status} ${(await response.json()).error?.code ?? 'booked'}`
      answered++
      return answer
    })
    // The process that runs the provider restarts it when its health check gets no answer.
    const health = fetch(`${provider.url}/healthz`).then(() => answered)
    const answers = await Promise.all(rush)
    expect(await health).toBeLessThan(clients / 2)
    expect(answers.filter((answer) => answer === '201 booked')).toHaveLength(10)
    expect(new Set(answers)).toEqual(new Set(['201 booked', '409 sold_out']))
  }, 120_000)

  test('answers a request that arrives on a kept-alive connection while its thread is busy', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const onOneConnection = (method: string, path: string, body = '') =>
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
    await onOneConnection('GET', '/tours')
    await writeFile(stallFile(), '')
    const busy = send('/bookings/create-checkout', seats(day))
    await expect.poll(() => existsSync(stallFile())).toBe(false)
    const late = await onOneConnection('POST', '/bookings/whatsapp', '{}')
    expect(late).toEqual({ status: 400, isReused: true })
    expect((await busy).status).toBe(201)
    agent.destroy()
  }, 120_000)
})
