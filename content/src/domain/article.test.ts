import { describe, expect, it } from 'vitest'
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

describe('related articles', () => {
  it('list the same category first, and newer articles before older ones', () => {
    const slugs = relatedArticles(read, all, 4).map(({ slug }) => slug)
    expect(slugs).toEqual(['turtles', 'reefs', 'tacos', 'markets'])
  })

  it('are at most three, and do not reorder the given list', () => {
    const before = [...all]
    expect(relatedArticles(read, all)).toHaveLength(3)
    expect(all).toEqual(before)
  })
})

describe('reading time', () => {
  it.each([
    ['', 1],
    ['<p>Short.</p>', 1],
    [`<p>${'word '.repeat(660)}</p>`, 3],
    [`<p>${'mar y '.repeat(220)}</p>`, 2],
    [`<p>${'1st, '.repeat(440)}</p>`, 2],
    [`<p>${'día-a-día. '.repeat(440)}</p>`, 2],
    [`<p class="${'word '.repeat(660)}">Short.</p>`, 1],
  ])('counts words, not markup', (html, minutes) => {
    expect(readingMinutes(html)).toBe(minutes)
  })
})
