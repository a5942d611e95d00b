import type { ArticleSummary } from './article.ts'

/** The categories of articles in the order they first come, without repetition. */
export function categoriesOf(articles: readonly ArticleSummary[]): string[] {
  return [...new Set(articles.map(({ category }) => category).filter(Boolean))]
}

/** The articles of one category; all of them for null or a category that none has (an old link). */
export function articlesIn(
  category: string | null,
  articles: readonly ArticleSummary[],
): readonly ArticleSummary[] {
  const kept = articles.filter((article) => article.category === category)
  return kept.length > 0 ? kept : articles
}
