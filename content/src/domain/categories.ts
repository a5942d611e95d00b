import type { ArticleSummary } from './article.ts'

/** Distinct categories in order of appearance. */
export function categoriesOf(articles: readonly ArticleSummary[]): string[] {
  return [...new Set(articles.map(({ category }) => category).filter(Boolean))]
}

/** Articles of a category; all for null or an unknown category, such as in an old link. */
export function articlesIn(
  category: string | null,
  articles: readonly ArticleSummary[],
): readonly ArticleSummary[] {
  const matching = articles.filter((article) => article.category === category)
  return matching.length > 0 ? matching : articles
}
