import type { ServerHttp2Stream } from 'node:http2'

/** Bytes written before the next response may get its turn. */
const pieceBytes = 4096

type Waiting = { stream: ServerHttp2Stream; body: Buffer; urgency: number; isIncremental: boolean }

/**
 * Sends the responses of one connection by the browser's priorities (RFC 9218): the most urgent first, those of the
 * same urgency in the order they were asked for, or in turns when they can be used in parts. Node's HTTP/2 sends them all
 * side by side, so that scripts delay the first image.
 */
export class ResponseScheduler {
  private waiting: Waiting[] = []
  private isSending = false

  /** Puts a response in line. `priority` is the request's header of that name. */
  send(stream: ServerHttp2Stream, body: Buffer, priority = ''): void {
    const urgency = Number(/(?:^|[, ])u=([0-7])/.exec(priority)?.[1] ?? 3)
    const isIncremental = /(?:^|[, ])i(?:$|[, ])/.test(priority)
    this.waiting.push({ stream, body, urgency, isIncremental })
    this.waiting.sort((a, b) => a.urgency - b.urgency)
    if (!this.isSending) void this.sendAll()
  }

  private async sendAll() {
    this.isSending = true
    while (this.waiting.length > 0) {
      const [next] = this.waiting
      if (next) await this.sendPiece(next)
    }
    this.isSending = false
  }

  private async sendPiece(response: Waiting) {
    const { stream, body, isIncremental, urgency } = response
    const piece = body.subarray(0, pieceBytes)
    response.body = body.subarray(pieceBytes)
    const isLast = response.body.length === 0
    if (isLast || stream.destroyed) this.waiting.splice(this.waiting.indexOf(response), 1)
    if (stream.destroyed) return
    await new Promise<void>((resolve) => {
      stream.once('close', resolve)
      stream.write(piece, () => {
        stream.off('close', resolve)
        resolve()
      })
    })
    if (isLast) stream.end()
    else if (isIncremental) {
      this.waiting.splice(this.waiting.indexOf(response), 1)
      const after = this.waiting.findIndex((other) => other.urgency > urgency)
      this.waiting.splice(after < 0 ? this.waiting.length : after, 0, response)
    }
  }
}
