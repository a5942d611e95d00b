import { expect, it } from 'vitest'
import { articlesIn, categoriesOf } from './categories.ts'

const article = (slug: string, category: string) => ({
  id: slug,
  slug,
  title: slug,
  category,
  imageUrl: null,
  authorName: '',
  authorAvatarUrl: null,
  publishDate: '',
})
const all = [article('a', 'Nature'), article('b', 'Food'), article('c', ''), article('d', 'Nature')]
const slugs = (category: string | null) => articlesIn(category, all).map(({ slug }) => slug)

it('each category comes once, in the order of the articles', () => {
  expect(categoriesOf(all)).toEqual(['Nature', 'Food'])
})

it('a category keeps its own articles', () => {
  expect(slugs('Nature')).toEqual(['a', 'd'])
})

it.each([null, 'Gone'])('%j keeps all of them', (category) => {
  expect(slugs(category)).toEqual(['a', 'b', 'c', 'd'])
})
