/** First amount in a text, in cents: '$1,234.50' is 123450. Throws without one. */
export function centsIn(text: string | null): number {
  const [, dollars, cents] = /\$([\d,]+)\.(\d\d)/.exec(text ?? '') ?? []
  if (!dollars || !cents) throw new Error(`There is no price in “${text}”.`)
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents)
}

/** '$1,234.50'. */
export function usd(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)
}
