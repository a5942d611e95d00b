import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rating } from './Fact.tsx'

test('rounds a rating to one decimal', () => {
  expect(renderToStaticMarkup(<Rating value={4.666666666666667} />)).toContain('>4.7/5<')
})
