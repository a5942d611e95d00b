import { expect, it } from 'vitest'
import { publishDateText } from './publish-date.ts'

it.each([
  ['2026-10-01T23:30:00-05:00', 'October 1, 2026'],
  ['1 October 2026', 'October 1, 2026'],
  ['Thu, 01 Oct 2026 23:30:00 GMT', 'October 1, 2026'],
  ['Oct. 1st, 2026', 'October 1, 2026'],
  ['2026/1/9', 'January 9, 2026'],
  ['Oct 12 2026', 'October 12, 2026'],
  ['12026-10-01', '12026-10-01'],
  ['2026-02-30', '2026-02-30'],
  ['01/10/2026', '01/10/2026'],
  ['Octopus 1, 2026', 'Octopus 1, 2026'],
])('%j reads %j', (publishDate, text) => {
  expect(publishDateText(publishDate)).toBe(text)
})

it('every month reads as in the United States', () => {
  const { format } = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  for (let month = 1; month <= 12; month++) {
    const day = `2024-${String(month).padStart(2, '0')}-29`
    expect(publishDateText(day)).toBe(format(new Date(day)))
  }
})
