import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

/** How long nobody listens after a connection broke, in ms. */
const restMs = 1000

/**
 * Listens to a channel on a connection of its own, and on the next one where that breaks. Calls back on every notification
 * and whenever it begins to listen: before, there may have been some. Answers what ends it.
 */
export function listen(config: ClientConfig, channel: string, onNotice: () => void): () => void {
  let client: Client | undefined
  let isOver = false
  const end = () => client?.end().catch(() => undefined)
  const goOn = async () => {
    while (!isOver) {
      client = new Client({ ...config, keepAlive: true })
      const broken = brokenConnection(client)
      client.on('notification', onNotice)
      try {
        await client.connect()
        await client.query(`listen ${channel}`)
        onNotice()
        await broken
      } catch {
        // Who watches looks for himself meanwhile, meets the same trouble, and says so.
      }
      await end()
      if (!isOver) await pause(restMs, undefined, { ref: false })
    }
  }
  void goOn()
  return () => {
    isOver = true
    void end()
  }
}

function brokenConnection(client: Client): Promise<unknown> {
  return new Promise((resolve) => {
    client.on('error', resolve)
    client.on('end', () => resolve(null))
  })
}
