import { expect, it } from 'vitest'
import type { ArticleSummary } from './article.ts'
import { byCategory } from './categories.ts'

const all = [
  { slug: 'a', category: 'Nature' },
  { slug: 'b', category: 'Food' },
  { slug: 'c', category: '' },
  { slug: 'd', category: 'Nature' },
] as ArticleSummary[]

it.each([
  ['Nature', 'Nature', ['a', 'd']],
  [null, null, ['a', 'b', 'c', 'd']],
  ['', null, ['a', 'b', 'c', 'd']],
  ['Gone', null, ['a', 'b', 'c', 'd']],
])('the category %j chooses %j with the articles %j', (requested, category, slugs) => {
  const { categories, chosen, shown } = byCategory(requested, all)
  expect(categories).toEqual(['Nature', 'Food'])
  expect(chosen).toBe(category)
  expect(shown.map(({ slug }) => slug)).toEqual(slugs)
})
