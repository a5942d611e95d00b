import { expect, it } from 'vitest'
import { type ArticleSummary, readingMinutes, relatedArticles } from './article.ts'

const article = (slug: string, category: string, publishDate: string) =>
  ({ slug, category, publishDate }) as ArticleSummary

const read = article('cenotes', 'Nature', '2026-05-01')
const all = [
  read,
  article('tacos', 'Food', '2026-09-01'),
  article('reefs', 'Nature', 'Jan 1, 2026'),
  article('turtles', 'Nature', '2026-06-01'),
  article('markets', 'Food', ''),
]

it('related articles are three, first of the same category, newer before older ones', () => {
  const slugs = (count?: number) => relatedArticles(read, all, count).map(({ slug }) => slug)
  expect(slugs()).toEqual(['turtles', 'reefs', 'tacos'])
  expect(slugs(4)).toEqual(['turtles', 'reefs', 'tacos', 'markets'])
})

it.each([
  [`<p>${'mar y '.repeat(220)}</p>`, 2],
  [`<p>${'día-a-día. '.repeat(440)}</p>`, 2],
  [`<p class="${'word '.repeat(660)}">Short.</p>`, 1],
])('reading time counts words, not markup', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})
