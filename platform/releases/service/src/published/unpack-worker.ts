import { parentPort, workerData } from 'node:worker_threads'
import { unpack } from './unpack.ts'
import type { Upload } from './unpack-in-worker.ts'

// Small files lie in memory that the thread goes on using: they are copied.
const { archive, name } = workerData as Upload
const composed = await unpack(Buffer.from(archive), name)
const whole = [...composed.files.values()].filter(
  ({ buffer, byteLength }) => buffer.byteLength === byteLength,
)
parentPort?.postMessage(
  composed,
  whole.map(({ buffer }) => buffer as ArrayBuffer),
)
