import { describe, expect, it } from 'vitest'
import { type ArticleSummary, readingMinutes, relatedArticles } from './article.ts'

const article = (slug: string, category: string, publishDate: string): ArticleSummary => ({
  id: slug,
  slug,
  title: slug,
  category,
  publishDate,
  imageUrl: null,
  authorName: '',
  authorAvatarUrl: null,
})

const read = article('cenotes', 'Nature', '2026-05-01')
const all = [
  read,
  article('tacos', 'Food', '2026-09-01'),
  article('reefs', 'Nature', 'Jan 1, 2026'),
  article('turtles', 'Nature', '2026-06-01'),
  article('markets', 'Food', ''),
]

describe('related articles', () => {
  it('are of the same category first, newest first within it', () => {
    const slugs = relatedArticles(read, all, 4).map(({ slug }) => slug)
    expect(slugs).toEqual(['turtles', 'reefs', 'tacos', 'markets'])
  })

  it('never hold the article itself and are three at most', () => {
    const slugs = relatedArticles(read, all).map(({ slug }) => slug)
    expect(slugs).toHaveLength(3)
    expect(slugs).not.toContain('cenotes')
  })

  it('leave the list they were chosen from as it was', () => {
    const before = all.map(({ slug }) => slug)
    relatedArticles(read, all)
    expect(all.map(({ slug }) => slug)).toEqual(before)
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
