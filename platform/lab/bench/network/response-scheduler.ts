import type { ServerHttp2Stream } from 'node:http2'
import type { Pieces } from './backend.ts'

/** Bytes written before the next response may get its turn. */
const pieceBytes = 4096

type Waiting = {
  stream: ServerHttp2Stream
  /** What has come of the response and was not sent yet. */
  body: Buffer
  isWhole: boolean
  urgency: number
  isIncremental: boolean
}

/**
 * Sends the responses of one connection by the browser's priorities (RFC 9218): the most urgent first, those of the
 * same urgency in the order they were asked for, or in turns when they can be used in parts. Node's HTTP/2 sends them all
 * side by side, so that scripts delay the first image. One that is still being made lets the others go ahead.
 */
export class ResponseScheduler {
  private waiting: Waiting[] = []
  private isSending = false

  /** Puts a response in line, piece by piece as it comes. `priority` is the request's header of that name. */
  async send(stream: ServerHttp2Stream, pieces: Pieces, priority = ''): Promise<void> {
    const urgency = Number(/(?:^|[, ])u=([0-7])/.exec(priority)?.[1] ?? 3)
    const isIncremental = /(?:^|[, ])i(?:$|[, ])/.test(priority)
    const response = { stream, body: Buffer.alloc(0), isWhole: false, urgency, isIncremental }
    this.waiting.push(response)
    this.waiting.sort((a, b) => a.urgency - b.urgency)
    for await (const piece of pieces) {
      response.body = Buffer.concat([response.body, piece])
      void this.sendAll()
    }
    response.isWhole = true
    void this.sendAll()
  }

  private async sendAll() {
    if (this.isSending) return
    this.isSending = true
    for (let next = this.next(); next; next = this.next()) await this.sendPiece(next)
    this.isSending = false
  }

  /** The first in line of which something can be sent, or ended. */
  private next(): Waiting | undefined {
    return this.waiting.find(
      ({ body, isWhole, stream }) => body.length > 0 || isWhole || stream.destroyed,
    )
  }

  private async sendPiece(response: Waiting) {
    const { stream, body, isIncremental, urgency } = response
    const piece = body.subarray(0, pieceBytes)
    response.body = body.subarray(pieceBytes)
    if (piece.length > 0 && !stream.destroyed) {
      await new Promise<void>((resolve) => {
        stream.once('close', resolve)
        stream.write(piece, () => {
          stream.off('close', resolve)
          resolve()
        })
      })
    }
    const isLast = response.isWhole && response.body.length === 0
    if (isLast || stream.destroyed) {
      this.waiting.splice(this.waiting.indexOf(response), 1)
      stream.end()
    } else if (isIncremental) {
      this.waiting.splice(this.waiting.indexOf(response), 1)
      const after = this.waiting.findIndex((other) => other.urgency > urgency)
      this.waiting.splice(after < 0 ? this.waiting.length : after, 0, response)
    }
  }
}
