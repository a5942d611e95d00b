import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { connectRedis, type Redis, readRedisUrl, redisProblems } from './redis.ts'

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let redis: Redis | null = null
afterEach(() => {
  redis?.disconnect()
  vi.clearAllMocks()
})

/** Starts a server that gives every command the same answer; an empty one is no answer. */
async function listen(answer: string): Promise<string> {
  const server = createServer((socket) => socket.on('data', () => socket.write(answer)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('reads an address, and refuses another without printing it', () => {
  expect(readRedisUrl('')).toBeNull()
  for (const url of ['redis://redis:6379/1', 'rediss://shop:secret@redis'])
    expect(readRedisUrl(url)).toBe(url)
  for (const url of ['redis', 'http://:secret@redis'])
    expect(() => readRedisUrl(url)).toThrow(/^REDIS_URL is not of the form redis:(?!.*secret)/)
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
})

test('logs no password that Redis refuses', async () => {
  const address = await listen('-WRONGPASS invalid username-password pair\r\n')
  redis = await connectRedis(`redis://shop:secret@${address}`, 'storefront', log)
  await expect.poll(() => log.error).toHaveBeenCalled()
  expect(JSON.stringify(log.error.mock.calls)).toContain('WRONGPASS')
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('secret')
})
