import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './address.ts'
import { busy, type Gate, pass } from './admission.ts'

export type ConnectionLimits = {
  /** Connections served at once. As many again are answered 503, more are not accepted. */
  most: number
  /** Whether all connections come from a front, so that their address says nothing of who calls. */
  trustProxy: boolean
  /** What a request passes before any work on it; all do without one. */
  gate?: Gate
}

/** One address has at most this share of the connections. */
const shareOfOne = 1 / 4

type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>

/** Limits open connections, of all and of each address. Health is answered over any of them; while all are taken, `/readyz` is 503. */
export class Connections {
  private readonly most: number
  private readonly mostOfOne: number
  private readonly gate: Gate
  private readonly ofAddress = new Map<string, number>()
  private readonly refused = new WeakSet<Socket>()
  private served = 0

  constructor({ most, trustProxy, gate = () => pass }: ConnectionLimits) {
    this.most = most
    this.gate = gate
    this.mostOfOne = trustProxy ? Number.POSITIVE_INFINITY : Math.ceil(most * shareOfOne)
  }

  /** Counts the connections of a server. */
  watch(server: Server): void {
    server.maxConnections = 2 * this.most
    server.on('connection', (socket) => {
      const address = networkOf(socket.remoteAddress ?? '')
      const own = (this.ofAddress.get(address) ?? 0) + 1
      if (own > 2 * this.mostOfOne) return void socket.destroy()
      this.ofAddress.set(address, own)
      const isServed = this.served < this.most && own <= this.mostOfOne
      if (isServed) this.served += 1
      else this.refused.add(socket)
      socket.once('close', () => {
        if (isServed) this.served -= 1
        const left = (this.ofAddress.get(address) ?? 1) - 1
        if (left > 0) this.ofAddress.set(address, left)
        else this.ofAddress.delete(address)
      })
    })
  }

  /** Answers in place of `fetch` over a connection past the limit, and what the gate refuses. */
  guard<Env extends object>(fetch: Fetch<Env>): Fetch<Env> {
    return (request, env) => {
      const { incoming } = env as Env & { incoming: IncomingMessage }
      const { url, socket } = incoming
      if (url === '/readyz' && this.served >= this.most) return busy()
      if (url === '/healthz' || url === '/readyz') return fetch(request, env)
      if (this.refused.has(socket)) return busy({ connection: 'close' })
      const entered = this.gate(incoming)
      return typeof entered === 'function' ? ending(fetch(request, env), entered) : entered
    }
  }
}

function ending(answer: Response | Promise<Response>, end: () => void) {
  if (answer instanceof Promise) return answer.finally(end)
  end()
  return answer
}
