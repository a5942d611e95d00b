import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../http/refusal.ts'
import { tooLarge, type Unpacked } from './unpack.ts'

export type Question = { archive: Uint8Array; name: string }
export type Answer =
  | { unpacked: Unpacked }
  | { refused: { status: Refusal['status']; sentence: string } }

/** What unpacking may take: memory besides the files' bytes, and time in ms. */
const resourceLimits = { maxOldGenerationSizeMb: 256 }
const patienceMs = 30_000

let turn: Promise<unknown> = Promise.resolve()

/**
 * Unpacks an archive in a thread of its own, one archive at a time: whatever is in it, this process goes on. Throws Refusal, as `unpack`
 * does.
 */
export function unpackInWorker(archive: Uint8Array, name: string): Promise<Unpacked> {
  const unpacked = turn.then(() => unpackNow(archive, name))
  turn = unpacked.catch(() => undefined)
  return unpacked
}

async function unpackNow(archive: Uint8Array, name: string): Promise<Unpacked> {
  const workerData: Question = { archive, name }
  const url = new URL('./unpack-worker.ts', import.meta.url)
  const worker = new Worker(url, { workerData, resourceLimits })
  // Nothing is read from a thread after its answer.
  worker.on('error', () => undefined)
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const [answer]: Answer[] = await once(worker, 'message', { signal })
    if (answer && 'unpacked' in answer) return ownBytes(answer.unpacked)
    throw new Refusal(answer?.refused.status ?? 400, answer?.refused.sentence ?? '')
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException
    if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') throw tooLarge(error)
    throw error
  } finally {
    await worker.terminate()
  }
}

/** Buffers arrive from a thread as plain bytes. */
function ownBytes({ release, files }: Unpacked): Unpacked {
  return {
    release,
    files: new Map(
      [...files].map(([path, bytes]) => [
        path,
        Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
      ]),
    ),
  }
}
