import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rating } from './Fact.tsx'

test.each([
  [4.5, '4.5/5'],
  [4, '4/5'],
  [4.666666666666667, '4.7/5'],
])('shows a rating of %d as %s', (value, text) => {
  expect(renderToStaticMarkup(<Rating value={value} />)).toContain(`>${text}<`)
})
