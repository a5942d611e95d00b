import { expect, it } from 'vitest'
import type { Article } from './article.ts'
import { articleBreadcrumbs, blogPosting } from './blog-posting.ts'

const article = {
  ...{ slug: 'best-cenotes', title: 'The best cenotes', category: 'Nature' },
  ...{ imageUrl: '/media/article-01-1200.avif', authorName: 'Lucía Canul' },
  publishDate: '2026-10-01T09:00:00Z',
} as Article

it('describes the article, its author, its date and its topic', () => {
  expect(blogPosting(article, 'Palma')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'The best cenotes',
    mainEntityOfPage: '/blog/best-cenotes',
    publisher: { '@type': 'Organization', name: 'Palma' },
    articleSection: 'Nature',
    image: '/media/article-01-1200.avif',
    author: { '@type': 'Person', name: 'Lucía Canul' },
    datePublished: '2026-10-01',
    dateModified: '2026-10-01',
  })
})

it('leaves out unknown fields', () => {
  const bare = { ...article, authorName: '', imageUrl: null, publishDate: 'soon', category: '' }
  const known = ['@context', '@type', 'headline', 'mainEntityOfPage', 'publisher']
  expect(Object.keys(blogPosting(bare, 'Palma'))).toEqual(known)
})

it('describes the breadcrumbs of an article', () => {
  const last = { name: 'The best cenotes', item: '/blog/best-cenotes' }
  const steps = [{ name: 'Home', item: '/' }, { name: 'Blog', item: '/blog' }, last]
  expect(articleBreadcrumbs(article)).toMatchObject({ itemListElement: steps })
})
