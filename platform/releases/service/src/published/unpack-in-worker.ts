import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { AnyRelease, ComposedRelease } from '@storefront/releases'
import { Refusal } from '../http/refusal.ts'
import { sideBySide } from '../side-by-side.ts'
import { tooLarge } from './unpack.ts'

/** The archive of a release of the app `name`. */
export type Upload = { archive: ArrayBuffer; name: string }

const file = new URL('./unpack-worker.ts', import.meta.url)

/** What the thread may take besides the files' bytes: it ends at more, and not the process. */
const resourceLimits = { maxOldGenerationSizeMb: 256 }

/**
 * Unpacks and checks an archive as `unpack` does, in a thread of its own: this one goes on answering. One at a time, because what is
 * unpacked is in memory. Takes the archive's bytes. Throws Refusal 400 or 413.
 */
export const unpackInWorker = sideBySide(
  1,
  async (upload: Upload): Promise<ComposedRelease<AnyRelease>> => {
    const transferList = [upload.archive]
    const worker = new Worker(file, { workerData: upload, transferList, resourceLimits })
    try {
      const [{ release, files }] = await once(worker, 'message')
      return { release, files: new Map([...files].map(([path, bytes]) => [path, asBuffer(bytes)])) }
    } catch (error) {
      // What is thrown in a thread arrives without its class.
      const { name, message, status, code } = error as Refusal & NodeJS.ErrnoException
      if (name === 'Refusal') throw new Refusal(status, message, error)
      throw code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge(error) : error
    } finally {
      await worker.terminate()
    }
  },
)

/** Buffers arrive from a thread as plain bytes. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
