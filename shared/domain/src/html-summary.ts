const summaryLength = 160

/** The first words of a text with tags, as search engines and link previews show them; headings left out. */
export function htmlSummary(html: string): string {
  const text = html
    .replace(/<(h[1-6])\b[^>]*>.*?<\/\1>/gis, ' ')
    .replace(/<\/?(?:a|strong|b|em|i|u|s|small|sub|sup)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= summaryLength) return text
  const cut = text.slice(0, summaryLength)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:–-]+$/, '')}…`
}
