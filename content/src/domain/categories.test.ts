import { expect, it } from 'vitest'
import type { ArticleSummary } from './article.ts'
import { articlesIn, categoriesOf } from './categories.ts'

const all = [
  { slug: 'a', category: 'Nature' },
  { slug: 'b', category: 'Food' },
  { slug: 'c', category: '' },
  { slug: 'd', category: 'Nature' },
] as ArticleSummary[]

it('lists each category once, in the order of the articles', () => {
  expect(categoriesOf(all)).toEqual(['Nature', 'Food'])
})

it.each([
  ['Nature', ['a', 'd']],
  [null, ['a', 'b', 'c', 'd']],
  ['Gone', ['a', 'b', 'c', 'd']],
])('the category %j has the articles %j', (category, slugs) => {
  expect(articlesIn(category, all).map(({ slug }) => slug)).toEqual(slugs)
})
