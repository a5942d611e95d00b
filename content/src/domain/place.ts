import { htmlText, plainText } from '@storefront/domain'

/**
 * The place an article is about: the one of `places` its title or slug names, else the one its
 * text names most often, at least twice. Accents and case do not matter. Null when it names none.
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

// Words are separated by two spaces, so that ` word ` matches each of two neighbours.
function words(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('  ')
}
