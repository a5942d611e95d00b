import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { retryOnClosedConnection } from './retry.ts'

let requests = 0
let closeFirst = 1
const server = createServer((request, response) => {
  requests += 1
  if (requests <= closeFirst) return request.socket.destroy()
  return response.end('here')
})
let url = ''

beforeEach(async () => {
  requests = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const fetchWithRetry = (address: string, init: { method?: string; body?: string } = {}) =>
  retryOnClosedConnection(init, () => fetch(address, init))

test('repeats a read once on a closed connection', async () => {
  closeFirst = 1
  expect(await (await fetchWithRetry(url)).text()).toBe('here')
  expect(requests).toBe(2)
  requests = 0
  closeFirst = 9
  await expect(fetchWithRetry(url)).rejects.toThrow()
  expect(requests).toBe(2)
})

test('never repeats a POST', async () => {
  closeFirst = 9
  const init = { method: 'POST', body: '{}' }
  await expect(fetchWithRetry(url, init)).rejects.toThrow('fetch failed')
  expect(requests).toBe(1)
})
