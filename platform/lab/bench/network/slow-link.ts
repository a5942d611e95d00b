import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import type { Lane, LinkSpeed } from './lane.ts'

/** Bytes of one packet, and how many packets a server sends before it has heard from the browser (RFC 6928). */
const packetBytes = 1460
const initialWindow = 10 * packetBytes

/** How much earlier than it is due the next packet is asked for, in ms: timers are not exact. */
const aheadMs = 25

export type Lanes = { down: Lane; up: Lane }

/**
 * A connection as a slow phone has it, below TLS: handshake, round trip, rate and slow start. Its other side is the
 * socket of a browser on this machine.
 */
export class SlowLink extends Duplex {
  private readonly socket: Socket
  private readonly lanes: Lanes
  private readonly oneWayMs: number
  private window = initialWindow
  private inFlight = 0
  private wake: (() => void) | null = null
  private readonly upward = new InOrder()
  private readonly downward = new InOrder()

  constructor(socket: Socket, lanes: Lanes, { roundTripMs }: LinkSpeed) {
    super()
    this.socket = socket
    this.lanes = lanes
    this.oneWayMs = roundTripMs / 2
    const connectedAt = performance.now() + roundTripMs
    socket.setNoDelay(true)
    socket.on('data', (bytes: Buffer) => {
      const arrivesAt = Math.max(lanes.up.send(bytes.length), connectedAt) + this.oneWayMs
      this.upward.at(arrivesAt, () => this.push(bytes))
    })
    socket.on('error', () => this.destroy())
    socket.on('close', () => this.destroy())
  }

  override _read() {}

  override _write(bytes: Buffer, _encoding: string, done: () => void) {
    void this.transmit(bytes).then(() => done())
  }

  override _final(done: () => void) {
    this.downward.at(performance.now() + this.oneWayMs, () => this.socket.end())
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.wake?.()
    this.socket.destroy()
    done(error)
  }

  private async transmit(bytes: Buffer) {
    for (let start = 0; start < bytes.length && !this.destroyed; start += packetBytes) {
      const packet = bytes.subarray(start, start + packetBytes)
      while (this.inFlight >= this.window && !this.destroyed) {
        await new Promise<void>((resolve) => {
          this.wake = resolve
        })
      }
      await this.transmitPacket(packet)
    }
  }

  /** Done when the next packet may follow. */
  private async transmitPacket(packet: Buffer) {
    const leftAt = this.lanes.down.send(packet.length)
    this.inFlight += packet.length
    // From now on the writer may use its memory again.
    const copy = Buffer.from(packet)
    this.downward.at(leftAt + this.oneWayMs, () => this.socket.write(copy))
    later(leftAt + 2 * this.oneWayMs, () => {
      this.inFlight -= packet.length
      // Slow start: what was acknowledged may be sent twice over.
      this.window += packet.length
      this.wake?.()
    })
    if (leftAt - performance.now() > aheadMs) {
      await new Promise<void>((resolve) => later(leftAt - aheadMs, resolve))
    }
  }
}

/** Does things at their times and in their order: two timers of nearly the same time may fire the wrong way round. */
class InOrder {
  private readonly waiting: (() => void)[] = []

  at(ms: number, run: () => void) {
    this.waiting.push(run)
    later(ms, () => this.waiting.shift()?.())
  }
}

function later(at: number, run: () => void) {
  setTimeout(run, Math.max(0, at - performance.now()))
}
