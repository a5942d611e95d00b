import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** When the request was sent, in ms. */
  sentAt: number
}

export type Question = { method?: string; headers?: Record<string, string>; body?: string }

/** Somebody who asks, over connections of their own that are kept. */
export class Caller {
  private readonly agent: Agent
  private readonly address: string | undefined

  /** `address` is where they call from: an address of this machine. */
  constructor(address?: string, connections = 1) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections })
    this.address = address
  }

  /** Throws when nobody answers. */
  ask(url: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
    const sentAt = performance.now()
    const from = this.address ? { localAddress: this.address } : {}
    return new Promise((resolve, reject) => {
      const asked = request(url, { agent: this.agent, method, headers, ...from }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('latin1')
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, sentAt })
        })
      })
      asked.on('error', reject)
      asked.end(body)
    })
  }

  close(): void {
    this.agent.destroy()
  }
}
