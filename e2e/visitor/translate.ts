import type { Page } from '@playwright/test'

/** Parts into which a translator splits a text. */
export type Pieces = 'sentences' | 'words'

/**
 * Translates a document as browsers do, but into the same language: replaces each present and later text node by `font`
 * elements. White space and elements with translate="no" stay.
 */
export async function translatePage(page: Page, pieces: Pieces): Promise<void> {
  await page.evaluate(translate, pieces)
}

/** Translates each later document of a page before it is hydrated. */
export async function translateEarly(page: Page, pieces: Pieces): Promise<void> {
  await page.addInitScript(translate, pieces)
}

/** Runs in the page. */
function translate(pieces: Pieces) {
  const ends = pieces === 'words' ? /(?<=\s)(?=\S)/ : /(?<=[.?!]\s)(?=\S)/
  const untouched = 'font, script, style, noscript, title, textarea, option, [translate="no"]'
  const element = (...children: (Node | string)[]) => {
    const font = document.createElement('font')
    font.append(...children)
    return font
  }
  const translateText = (node: Node) => {
    const text = node.textContent ?? ''
    if (!text.trim() || !node.parentElement || node.parentElement.closest(untouched)) return
    const parts = text.split(ends).map((part) => element(part))
    node.parentElement.replaceChild(element(...parts), node)
  }
  const translateIn = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return translateText(root)
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    found.forEach(translateText)
  }
  const start = () => {
    document.documentElement.classList.add('translated-ltr')
    translateIn(document.body)
    const changes = { childList: true, characterData: true, subtree: true }
    new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node)
      }
    }).observe(document.body, changes)
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

/** Texts of a page in their order, one for each element with text. */
export async function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isText = ({ nodeName }: Node) => nodeName === '#text' || nodeName === 'FONT'
    const elements = document.querySelectorAll('body :not(font, script, style, noscript, option)')
    return [...elements]
      .map((element) => [...element.childNodes].filter(isText))
      .map((nodes) => nodes.map(({ textContent }) => textContent).join(''))
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
  })
}
