import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** What a visitor asked for, and how long each of the answers that served took, in ms. */
export type Seen = { asked: number; served: number[] }

// Asks for one address after the other, once a second, until it is told to stop.
const seen: Seen = { asked: 0, served: [] }
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
for (const url of workerData as string[]) {
  const start = performance.now()
  seen.asked += 1
  await fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer()
      if (answer.ok) seen.served.push(performance.now() - start)
    },
    () => undefined,
  )
  if (isOver) break
  await pause(1000)
}
parentPort?.postMessage(seen)
