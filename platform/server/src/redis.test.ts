import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { connectRedis, type Redis, readRedisUrl, redisProblems } from './redis.ts'

/** Nobody listens there. */
const away = 'redis://127.0.0.1:9'

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let redis: Redis | null = null
const sockets: Socket[] = []
let answer = ''
const server = createServer((socket) => {
  sockets.push(socket)
  socket.on('data', () => socket.write(answer))
})

afterEach(() => {
  redis?.disconnect()
  redis = null
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
  vi.clearAllMocks()
})

/** A server that says the same to every command, nothing where that is empty. */
async function listen(text: string): Promise<string> {
  answer = text
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  [undefined, null],
  ['', null],
  ['redis://redis:6379/1', 'redis://redis:6379/1'],
  ['rediss://shop:secret@redis', 'rediss://shop:secret@redis'],
])('REDIS_URL=%s is %s', (text, url) => {
  expect(readRedisUrl(text)).toBe(url)
})

test.each(['redis', 'http://:secret@redis'])(
  'REDIS_URL=%s is refused, and not repeated',
  (text) => {
    expect(() => readRedisUrl(text)).toThrow(/^REDIS_URL is not of the form redis:(?!.*secret)/)
  },
)

test('without an address there is no connection, and nothing is wrong', async () => {
  redis = await connectRedis(null, 'storefront', log)
  expect([redis, await redisProblems(redis)]).toEqual([null, []])
})

test('while Redis is away a command fails, readiness says so, and the log says it once', async () => {
  redis = await connectRedis(away, 'storefront', log)
  await expect(redis?.get('a')).rejects.toThrow()
  expect(await redisProblems(redis)).toEqual(['Redis does not answer.'])
  await expect.poll(() => redis?.status).toBe('reconnecting')
  await expect.poll(() => log.error).toHaveBeenCalledOnce()
})

test('a Redis that takes connections and says nothing is away', async () => {
  redis = await connectRedis(`redis://${await listen('')}`, 'storefront', log)
  await expect(redis?.get('a')).rejects.toThrow()
  expect(await redisProblems(redis)).toEqual(['Redis does not answer.'])
})

test('a password that Redis refuses is in no line of the log', async () => {
  const address = await listen('-WRONGPASS invalid username-password pair\r\n')
  redis = await connectRedis(`redis://shop:secret@${address}`, 'storefront', log)
  await expect.poll(() => log.error).toHaveBeenCalled()
  expect(JSON.stringify(log.error.mock.calls)).toContain('WRONGPASS')
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('secret')
})
