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

/** What this thread spends on unpacking a release of one file elsewhere. */
async function spentOn(entry: Buffer): Promise<number> {
  const { release } = plantedRelease('flights', '1.1.0')
  const integrity = { 'entry.js': integrityOf(entry) }
  const description = strToU8(JSON.stringify({ ...release, integrity }))
  const { buffer } = zipSync({ 'release.json': description, 'entry.js': entry }, { level: 0 })
  const start = spent()
  const { files } = await unpackInWorker({ archive: buffer as ArrayBuffer, name: 'flights' })
  const ms = spent() - start
  expect(files.get('entry.js')?.equals(entry)).toBe(true)
  return ms
}

// Fault: ./unpack-in-worker.ts "const transferList" → "await (await import('./unpack.ts')).unpack(Buffer.from(upload.archive), upload.name)\n    const transferList"
test('A9: a large archive is unpacked and hashed elsewhere: the event loop is free for others', async () => {
  // Of this, a thread that begins and ends takes nearly all.
  const small = await spentOn(Buffer.alloc(1024))
  const large = Buffer.alloc(128 * 1024 * 1024)
  const start = spent()
  integrityOf(large)
  const hashing = spent() - start
  // Here it would be four times the hashing alone.
  expect((await spentOn(large)) - small).toBeLessThan(hashing)
}, 30_000)
