import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Dated } from './Dated.tsx'

test('each date of a text stays on one line', () => {
  const text = 'Fri 04-12-2026 is before the check-in, so we moved it to 08-12-2026.'
  const { container } = render(
    <p style={{ width: 20 }}>
      <Dated text={text} />
    </p>,
  )
  expect(container.textContent).toBe(text)
  const dates = [...container.querySelectorAll('span')].filter(({ textContent }) =>
    /\d{4}$/.test(textContent),
  )
  expect(dates.map((date) => date.textContent)).toEqual(['Fri 04-12-2026', '08-12-2026'])
  for (const date of dates) expect(date.getClientRects()).toHaveLength(1)
})
