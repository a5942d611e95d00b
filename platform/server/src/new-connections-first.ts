import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { newConnectionsMs } from './times.ts'

/**
 * Accepts all new connections before it runs requests. The event loop accepts one connection a turn, and a turn lasts
 * as long as all work in it: the last of 2,000 visitors waited for 2,000 turns, 20 s.
 */
export function createAcceptFirstServer(options: ServerOptions, answer: RequestListener): Server {
  let waiting: (() => void)[] = []
  let [hasCome, since] = [false, 0]
  const turn = () => {
    const mayBegin = !hasCome || performance.now() - since > newConnectionsMs
    hasCome = false
    if (!mayBegin) return void setImmediate(turn)
    // One by one, because each takes capacity from the next.
    for (const begin of waiting) setImmediate(begin)
    waiting = []
  }
  const server = createServer(options, (incoming, outgoing) => {
    const begin = () => {
      if (!outgoing.destroyed) answer(incoming, outgoing)
    }
    if (waiting.push(begin) > 1) return
    since = performance.now()
    setImmediate(turn)
  })
  return server.on('connection', () => {
    hasCome = true
  })
}
