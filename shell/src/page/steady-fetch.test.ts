import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { steadyFetch } from './steady-fetch.ts'

let asked = 0
let closeFirst = 1
const server = createServer((request, response) => {
  asked += 1
  if (asked <= closeFirst) return request.socket.destroy()
  return response.end('here')
})
let url = ''

beforeEach(async () => {
  asked = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

test('a read on a connection that was closed is asked again', async () => {
  closeFirst = 1
  expect(await (await steadyFetch(url)).text()).toBe('here')
  expect(asked).toBe(2)
})

test('it is asked again once, not for ever', async () => {
  closeFirst = 9
  await expect(steadyFetch(url)).rejects.toThrow()
  expect(asked).toBe(2)
})

test('what changes something is never repeated', async () => {
  closeFirst = 1
  await expect(steadyFetch(url, { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed')
  const request = new Request(url, { method: 'POST', body: '{}' })
  closeFirst = 9
  await expect(steadyFetch(request)).rejects.toThrow('fetch failed')
  expect(asked).toBe(2)
})
