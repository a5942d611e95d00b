/** The spacing that text must bear (WCAG 1.4.12). */
export const spacedText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }'

/** The size that text must bear (WCAG 1.4.4). */
export const largeText = ':root { font-size: 200% !important; }'

/** Applies what a visitor sets in the browser. Answers how to take it back. */
export function withStyles(css: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
