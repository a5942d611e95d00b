import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '../http/refusal.ts'
import { unpack } from './unpack.ts'
import type { Answer, Question } from './unpack-in-worker.ts'

const { archive, name }: Question = workerData
const answer = (told: Answer) => parentPort?.postMessage(told)
try {
  answer({ unpacked: await unpack(Buffer.from(archive), name) })
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  answer({ refused: { status: error.status, sentence: error.message } })
}
