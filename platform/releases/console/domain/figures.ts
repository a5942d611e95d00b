const numbers = new Intl.NumberFormat('en-GB')
const signed = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' })
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** `12,402`; a dash for an unknown figure. */
export const countText = (count: number | null | undefined) =>
  count == null ? '–' : numbers.format(count)

/** `1 failure`, `2 failures`. */
export const countedText = (count: number, noun: string) =>
  `${countText(count)} ${noun}${count === 1 ? '' : 's'}`

/** `1,204 ms`; a dash for an unknown figure. */
export const msText = (ms: number | null | undefined) =>
  ms == null ? '–' : `${numbers.format(Math.round(ms))} ms`

/** `212 kB`, rounded up; a dash for an unknown figure. */
export const bytesText = (bytes: number | null) =>
  bytes === null ? '–' : `${numbers.format(Math.ceil(bytes / 1000))} kB`

/** `+3 kB`. */
export const growthText = (bytes: number) => `${signed.format(Math.round(bytes / 100) / 10)} kB`

const shares = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 2 })
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `0.17%` of a share between 0 and 1. */
export const shareText = (share: number) => shares.format(share)

/** `22 Nov` of a date. */
export const dayText = (day: string) => days.format(new Date(day))

/** `22 Nov 2026, 17:12:03` where the reader is. */
export const momentText = (iso: string) => moments.format(new Date(iso))
