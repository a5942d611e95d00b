import type { ArticleSummary } from './article.ts'

/**
 * Categories in order of appearance, the chosen one, and its articles. All articles for no category or an unknown one,
 * such as in an old link.
 */
export function byCategory(requested: string | null, articles: readonly ArticleSummary[]) {
  const categories = [...new Set(articles.map(({ category }) => category).filter(Boolean))]
  const chosen = categories.find((known) => known === requested) ?? null
  const shown = chosen ? articles.filter(({ category }) => category === chosen) : articles
  return { categories, chosen, shown }
}
