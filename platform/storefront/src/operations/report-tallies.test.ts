import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from './log.ts'
import { reportTallies } from './report-tallies.ts'
import { Tallies } from './tallies.ts'

type Batch = { from: string; number: number; tallies: { app: string; pages: number }[] }

const closes: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of closes.splice(0)) await close()
})

/** A release service that answers with this status until another one is set. */
async function serviceAnswering(first = 200) {
  const answers = { status: first }
  const batches: Batch[] = []
  const tokens: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    batches.push(JSON.parse(Buffer.concat(chunks).toString()))
    tokens.push(request.headers.authorization)
    response.writeHead(answers.status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closes.push(async () => server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It does not listen.')
  return { answers, batches, tokens, address: `http://127.0.0.1:${address.port}` }
}

function report(address: string) {
  const tallies = new Tallies()
  const { close } = reportTallies({ tallies, address, token: 'secret', everyMs: 5 })
  closes.push(close)
  const tell = (app: string) =>
    tallies.add(
      [{ remote: app, version: '1.0.0', outcome: 'loaded', ms: 100, error: null }],
      null,
      '2026-11-22T10:00:00.000Z',
    )
  return { tell, close }
}
const pages = (batches: Batch[]) => batches.map((batch) => batch.tallies.map((one) => one.pages))

test('what pages tell is reported once, in batches with growing numbers', async () => {
  const { batches, tokens, address } = await serviceAnswering()
  const { tell } = report(address)
  tell('hotels')
  await expect.poll(() => batches).toHaveLength(1)
  tell('hotels')
  tell('hotels')
  await expect.poll(() => pages(batches)).toEqual([[1], [2]])
  expect(batches.map(({ number }) => number)).toEqual([1, 2])
  expect(new Set(batches.map(({ from }) => from)).size).toBe(1)
  expect(tokens[0]).toBe('Bearer secret')
})

test('a batch that was not taken is sent again under its number, with nothing more in it', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const { answers, batches, address } = await serviceAnswering(503)
  const { tell } = report(address)
  tell('hotels')
  await expect.poll(() => batches).not.toEqual([])
  tell('hotels')
  const before = batches.length
  await expect.poll(() => batches.length).toBeGreaterThan(before)
  answers.status = 200
  await expect.poll(() => batches.at(-1)?.number).toBe(2)
  expect(batches.every(({ tallies }) => tallies[0]?.pages === 1)).toBe(true)
  expect(batches.filter(({ number }) => number === 2)).toHaveLength(1)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('a batch that makes no sense to the service is dropped', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const { answers, batches, address } = await serviceAnswering(400)
  const { tell } = report(address)
  tell('hotels')
  await expect.poll(() => error).toHaveBeenCalled()
  answers.status = 200
  tell('tours')
  await expect.poll(() => batches).toHaveLength(2)
  expect(batches[1]?.tallies[0]?.app).toBe('tours')
})

test('many versions go in several batches, and what is left is reported at the end', async () => {
  const { batches, address } = await serviceAnswering()
  const { tell, close } = report(address)
  for (let n = 0; n < 12; n++) tell(`remote${n}`)
  await close()
  expect(batches.map(({ tallies }) => tallies.length)).toEqual([5, 5, 2])
})
