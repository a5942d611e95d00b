/** Reads an `on` or `off` switch; `usual` if the variable is not set. Throws for anything else. */
export function readSwitch(name: string, text: string | undefined, usual = false): boolean {
  if (!text) return usual
  if (text === 'on' || text === 'off') return text === 'on'
  throw new Error(`${name} is neither on nor off: ${text}`)
}

/** A whole number from 0: `usual` where the variable is not set. Throws for anything else. */
export function readCount(name: string, text: string | undefined, usual: number): number {
  if (!text) return usual
  if (/^\d{1,7}$/.test(text)) return Number(text)
  throw new Error(`${name} is not a number: ${text}`)
}
