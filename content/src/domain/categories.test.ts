import { expect, it } from 'vitest'
import type { ArticleSummary } from './article.ts'
import { byCategory } from './categories.ts'

const all = ['Nature', 'Food', '', 'Nature'].map(
  (category, slug) => ({ slug: `${slug}`, category }) as ArticleSummary,
)

it.each([
  ['Nature', 'Nature', ['0', '3']],
  ['Gone', null, ['0', '1', '2', '3']],
])('the category %j chooses %j with the articles %j', (requested, category, slugs) => {
  const { categories, chosen, shown } = byCategory(requested, all)
  expect(categories).toEqual(['Nature', 'Food'])
  expect(chosen).toBe(category)
  expect(shown.map(({ slug }) => slug)).toEqual(slugs)
})
