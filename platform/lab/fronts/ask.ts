import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** When the request was sent, in ms. */
  sentAt: number
}

export type Question = { method?: string; headers?: Record<string, string>; body?: string }

/** Timeout of a request, in ms. */
const patienceMs = 60_000

/** A caller with kept connections of its own. */
export class Caller {
  /** How often something was asked for again. */
  again = 0
  private readonly agent: Agent
  private readonly address: string | undefined

  /** `address` is where they call from: an address of this machine. */
  constructor(address?: string, connections = 1) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections })
    this.address = address
  }

  /**
   * Throws without an answer. As browsers do, a GET is repeated when its kept connection closes before an answer
   * begins.
   */
  ask(url: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
    const sentAt = performance.now()
    const from = this.address ? { localAddress: this.address } : {}
    const signal = AbortSignal.timeout(patienceMs)
    const options = { agent: this.agent, method, headers, signal, ...from }
    return new Promise((resolve, reject) => {
      const asked = request(url, options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('latin1')
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, sentAt })
        })
      })
      asked.on('error', (error) => {
        if (method !== 'GET' || !asked.reusedSocket || signal.aborted) {
          reject(error)
          return
        }
        this.again++
        const answer = this.ask(url, { headers })
        resolve(answer.then((late) => ({ ...late, sentAt })))
      })
      asked.end(body)
    })
  }

  close(): void {
    this.agent.destroy()
  }
}
