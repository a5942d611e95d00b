import { htmlText, plainText } from '@storefront/domain'

/**
 * Returns the place in `places` that an article is about: named in its title or slug, else most often and at least
 * twice in its text. Ignores accents and case. Null if there is none.
 */
export function placeOf(
  article: { title: string; slug: string; content: string },
  places: readonly string[],
): string | null {
  const heading = plainText(`${article.title} ${article.slug.replaceAll('-', ' ')}`)
  // The longest name wins: "Puerto Morelos" before "Morelos".
  const byLength = [...places].filter(Boolean).sort((a, b) => b.length - a.length)
  const named = byLength.find((place) => mentions(heading, place) > 0)
  if (named) return named
  const text = plainText(htmlText(article.content))
  const [first] = byLength
    .map((place) => ({ place, count: mentions(text, place) }))
    .filter(({ count }) => count >= 2)
    .sort((a, b) => b.count - a.count)
  return first?.place ?? null
}

function mentions(text: string, place: string): number {
  return ` ${words(text)} `.split(` ${words(plainText(place))} `).length - 1
}

// Two spaces between words, so that ` word ` matches adjacent words.
function words(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('  ')
}
