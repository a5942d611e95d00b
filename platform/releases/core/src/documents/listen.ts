import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

/** Time between a lost connection and the next one, in ms. */
const restMs = 1000

/**
 * Listens to a channel on a connection of its own, and on the next one where that breaks. Calls back on every notification
 * that says `what`, and whenever it begins to listen: it may have missed some before. Returns a function that stops it.
 */
export function listen(
  config: ClientConfig,
  channel: string,
  what: string,
  onNotice: () => void,
): () => void {
  let client: Client | undefined
  let isOver = false
  const end = () => client?.end().catch(() => undefined)
  const goOn = async () => {
    while (!isOver) {
      client = new Client({ ...config, keepAlive: true })
      const broken = brokenConnection(client)
      client.on('notification', ({ payload }) => payload === what && onNotice())
      try {
        await client.connect()
        await client.query(`listen ${channel}`)
        onNotice()
        await broken
      } catch {
        // Watchers poll meanwhile, meet the same error, and log it.
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
