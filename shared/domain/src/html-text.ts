/** Reads each character once, for any text: a `<` that begins no tag ends at the next one. */
const tag = /<[^<>]*>/g

/** The text of HTML, with a space where a tag was. */
export function htmlText(html: string): string {
  return html.replace(tag, ' ')
}

/** HTML without its headings, and without the tags that stand inside a word or sentence. */
export function proseOf(html: string): string {
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

const inline = new Set(['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup'])

const summaryLength = 160

/** The first words of a text with tags, as search engines and link previews show them; headings left out. */
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

/** A text of at most `length` characters: the whole, or its first words with '…'. */
export function firstWords(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:–-]+$/, '')}…`
}
