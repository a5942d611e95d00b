import { firstWords } from './first-words.ts'
import { htmlText, proseOf } from './html-text.ts'

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
