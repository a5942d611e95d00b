/** Text size of WCAG 1.4.4. */
export const largeText = ':root { font-size: 200% !important; }'

/** Applies a visitor's style sheet. Returns a function that removes it. */
export function withStyles(css: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
