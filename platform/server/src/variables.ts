/** Reads an `on` or `off` switch. Throws for any other text. */
export function readSwitch(name: string, text: string | undefined, fallback = false): boolean {
  if (!text) return fallback
  if (text === 'on' || text === 'off') return text === 'on'
  throw new Error(`${name} is neither on nor off: ${text}`)
}

/** Reads a whole number from 0. Throws for any other text. */
export function readCount(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback
  if (/^\d{1,7}$/.test(text)) return Number(text)
  throw new Error(`${name} is not a number: ${text}`)
}
