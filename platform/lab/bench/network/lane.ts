/** What a link does to bytes. */
export type LinkSpeed = { roundTripMs: number; downKbps: number; upKbps: number }

/** The slow phone of every target: 150 ms and 1.6/0.75 Mbit/s. */
export const slowPhone: LinkSpeed = { roundTripMs: 150, downKbps: 1600, upKbps: 750 }

/** One direction of a link that all connections of a visitor share: bytes leave it one after the other. */
export class Lane {
  private readonly bytesPerMs: number
  private freeAt = 0

  constructor(kbps: number) {
    this.bytesPerMs = kbps / 8
  }

  /** Takes bytes in; answers when the last of them will have left, in ms of `performance.now()`. */
  send(bytes: number): number {
    this.freeAt = Math.max(performance.now(), this.freeAt) + bytes / this.bytesPerMs
    return this.freeAt
  }
}
