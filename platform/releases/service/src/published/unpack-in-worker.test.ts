import { integrityOf } from '@storefront/releases'
import { plantedRelease } from '@storefront/releases/testing'
import { strToU8, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { unpack } from './unpack.ts'
import { unpackInWorker } from './unpack-in-worker.ts'

// A worker loads its modules itself: only what this thread unpacks is seen here.
vi.mock('./unpack.ts', { spy: true })

// Fault: ./unpack-in-worker.ts "const transferList" → "await (await import('./unpack.ts')).unpack(Buffer.from(upload.archive), upload.name)\n    const transferList"
test('A9: an archive is unpacked and hashed elsewhere: the event loop is free for others', async () => {
  const entry = Buffer.alloc(1024, 'x')
  const { release } = plantedRelease('flights', '1.1.0')
  const integrity = { 'entry.js': integrityOf(entry) }
  const description = strToU8(JSON.stringify({ ...release, integrity }))
  const { buffer } = zipSync({ 'release.json': description, 'entry.js': entry })
  const { files } = await unpackInWorker({ archive: buffer as ArrayBuffer, name: 'flights' })
  expect(files.get('entry.js')).toEqual(entry)
  expect(unpack).not.toHaveBeenCalled()
})
