import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Dated } from './Dated.tsx'

test.each([
  'Fri 04-12-2026 to Tue 08-12-2026',
  'The check-out was not after the check-in, so we moved it to Tue 08-12-2026.',
])('each date of "%s" stays on one line', (text) => {
  const { container } = render(
    <p style={{ width: 20 }}>
      <Dated text={text} />
    </p>,
  )
  expect(container.textContent).toBe(text)
  const parts = [...container.querySelectorAll('span')]
  const dates = parts.filter(({ textContent }) => /\d{4}$/.test(textContent))
  expect(dates.map((date) => date.textContent)).toEqual(text.match(/\w{3} \d\d-\d\d-\d{4}/g))
  for (const date of dates) expect(date.getClientRects()).toHaveLength(1)
})
