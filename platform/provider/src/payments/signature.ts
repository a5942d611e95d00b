import { createHmac, timingSafeEqual } from 'node:crypto'
import { eventToleranceSeconds } from '../times.ts'
import { notOfGateway } from './gateway.ts'

/** Returns the signature header `t=<seconds>,v1=<hmac>`, an HMAC-SHA256 over time and body. */
export function sign(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${digest(body, secret, time).toString('hex')}`
}

/** Throws Refusal 400 unless the header signs this body with this secret within five minutes. */
export function verify(body: string, header: string | null, secret: string, now: Date): void {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (!seconds || !hex) throw notOfGateway()
  const time = Number(seconds)
  const isSigned = timingSafeEqual(Buffer.from(hex, 'hex'), digest(body, secret, time))
  const isOfNow = Math.abs(now.getTime() / 1000 - time) <= eventToleranceSeconds
  if (!isSigned || !isOfNow) throw notOfGateway()
}

function digest(body: string, secret: string, time: number): Buffer {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest()
}
