/** Takes linear time for any text, because a match of an unclosed `<` stops at the next `<`. */
const tag = /<[^<>]*>/g

/** Replaces each tag by a space. */
export function htmlText(html: string): string {
  return html.replace(tag, ' ')
}

/** Removes headings with their content, and inline tags without theirs. */
function proseOf(html: string): string {
  let heading: string | null = null
  return html
    .split(/(<[^<>]*>)/)
    .filter((piece) => {
      const [, slash, name] = /^<(\/?)(\w+)/.exec(piece.toLowerCase()) ?? []
      if (heading) {
        if (slash && name === heading) heading = null
        return false
      }
      if (!slash && name && /^h[1-6]$/.test(name)) heading = name
      return heading === null && !(name && inline.has(name))
    })
    .join('')
}

const inline = new Set('a strong b em i u s small sub sup code q span'.split(' '))

const summaryLength = 160

/** First 160 characters without headings and tags, for search engines and link previews. */
export function htmlSummary(html: string): string {
  const text = htmlText(proseOf(html))
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
  return firstWords(text, summaryLength)
}

/** Cuts a text longer than `length` characters after a whole word and adds '…'. */
export function firstWords(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:–-]+$/, '')}…`
}
