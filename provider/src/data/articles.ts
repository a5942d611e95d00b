import { readFileSync } from 'node:fs'

type Author = { name: string; avatar: string }

const lucia: Author = { name: 'Lucía Canul', avatar: 'avatar-lucia' }
const diego: Author = { name: 'Diego Pech', avatar: 'avatar-diego' }
const carmen: Author = { name: 'Carmen Ávila', avatar: 'avatar-carmen' }

type ArticleMeta = {
  slug: string
  title: string
  category: string
  image: string
  author: Author
  publishDate: string
}

/** Newest first. The text of each is `articles/<slug>.html`. */
const articles: readonly ArticleMeta[] = [
  {
    slug: 'best-cenotes-from-cancun',
    title: 'Seven cenotes within ninety minutes of Cancún, and which one is yours',
    category: 'Nature',
    image: 'article-01',
    author: diego,
    publishDate: '2026-11-14',
  },
  {
    slug: 'when-to-travel-to-cancun',
    title: 'When to come: the Mexican Caribbean month by month',
    category: 'Planning',
    image: 'article-02',
    author: carmen,
    publishDate: '2026-11-06',
  },
  {
    slug: 'chichen-itza-without-the-crowds',
    title: 'Chichén Itzá without the crowds',
    category: 'Culture',
    image: 'article-04',
    author: lucia,
    publishDate: '2026-10-29',
  },
]

/** The articles as the `article` table has them. */
export function articleSeeds() {
  return articles.map(({ author, ...article }, index) => ({
    ...article,
    id: index + 1,
    authorName: author.name,
    authorAvatar: author.avatar,
    content: readFileSync(new URL(`articles/${article.slug}.html`, import.meta.url), 'utf8').trim(),
  }))
}
