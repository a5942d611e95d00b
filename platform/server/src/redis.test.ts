import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { connectRedis, type Redis, readRedisUrl, redisProblems } from './redis.ts'

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

/** Starts a server that gives every command the same answer; an empty one is no answer. */
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
])('reads REDIS_URL=%s as %s', (text, url) => {
  expect(readRedisUrl(text)).toBe(url)
})

test.each(['redis', 'http://:secret@redis'])('refuses REDIS_URL=%s without printing it', (text) => {
  expect(() => readRedisUrl(text)).toThrow(/^REDIS_URL is not of the form redis:(?!.*secret)/)
})

test('has no connection and no problem without an address', async () => {
  redis = await connectRedis(null, 'storefront', log)
  expect([redis, await redisProblems(redis)]).toEqual([null, []])
})

test('fails commands while Redis is away, reports it, and logs it once', async () => {
  // A port without a server.
  redis = await connectRedis('redis://127.0.0.1:9', 'storefront', log)
  await expect(redis?.get('a')).rejects.toThrow()
  expect(await redisProblems(redis)).toEqual(['Redis does not answer.'])
  await expect.poll(() => redis?.status).toBe('reconnecting')
  await expect.poll(() => log.error).toHaveBeenCalledOnce()
})

test('fails commands of a Redis that takes connections and never answers', async () => {
  redis = await connectRedis(`redis://${await listen('')}`, 'storefront', log)
  await expect(redis?.get('a')).rejects.toThrow()
  expect(await redisProblems(redis)).toEqual(['Redis does not answer.'])
})

test('logs no password that Redis refuses', async () => {
  const address = await listen('-WRONGPASS invalid username-password pair\r\n')
  redis = await connectRedis(`redis://shop:secret@${address}`, 'storefront', log)
  await expect.poll(() => log.error).toHaveBeenCalled()
  expect(JSON.stringify(log.error.mock.calls)).toContain('WRONGPASS')
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('secret')
})
