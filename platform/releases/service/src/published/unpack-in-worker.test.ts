import { integrityOf } from '@storefront/releases'
import { plantedRelease } from '@storefront/releases/testing'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { unpackInWorker } from './unpack-in-worker.ts'

/** Processor time of this thread alone, in ms. */
function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

// Fault: ./unpack-in-worker.ts "const transferList" → "await (await import('./unpack.ts')).unpack(Buffer.from(upload.archive), upload.name)\n    const transferList"
test('A9: a large archive is unpacked and hashed elsewhere: the event loop is free for others', async () => {
  const large = Buffer.alloc(128 * 1024 * 1024)
  const before = spent()
  const integrity = { 'entry.js': integrityOf(large) }
  const hashing = spent() - before
  const { release } = plantedRelease('flights', '1.1.0')
  const description = strToU8(JSON.stringify({ ...release, integrity }))
  const { buffer } = zipSync({ 'release.json': description, 'entry.js': large }, { level: 0 })
  const start = spent()
  const { files } = await unpackInWorker({ archive: buffer as ArrayBuffer, name: 'flights' })
  // Here it would be four times the hashing alone; a thread that begins and ends takes some of it too.
  expect(spent() - start).toBeLessThan(2 * hashing)
  expect(files.get('entry.js')?.equals(large)).toBe(true)
}, 30_000)
