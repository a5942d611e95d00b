import type { SafeHtmlText } from '@storefront/ui'
import { describe, expect, it } from 'vitest'
import type { Article } from './article.ts'
import { blogPosting } from './blog-posting.ts'

const article: Article = {
  id: 1,
  slug: 'best-cenotes',
  title: 'The best cenotes',
  category: 'Nature',
  imageUrl: '/media/article-01-1200.webp',
  authorName: 'Lucía Canul',
  authorAvatarUrl: null,
  publishDate: '2026-10-01T09:00:00Z',
  content: '<p>Cool water.</p>' as SafeHtmlText,
}

describe('search engines learn', () => {
  it('who wrote it, when and where it stands', () => {
    expect(blogPosting(article, 'Palma')).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'The best cenotes',
      mainEntityOfPage: '/blog/best-cenotes',
      datePublished: '2026-10-01',
      author: { name: 'Lucía Canul' },
      publisher: { name: 'Palma' },
    })
  })

  it('nothing that is not known', () => {
    const bare = { ...article, authorName: '', imageUrl: null, publishDate: 'soon', category: '' }
    const told = blogPosting(bare, 'Palma')
    expect(Object.keys(told)).not.toEqual(
      expect.arrayContaining(['author', 'image', 'datePublished', 'articleSection']),
    )
    expect(told).not.toHaveProperty('author')
    expect(told).not.toHaveProperty('datePublished')
  })
})
