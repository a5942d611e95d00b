import { expect, type Page } from '@playwright/test'
import { asksFor } from './media.ts'

/**
 * Expects current and chosen elements to look different from others where the visitor's system chooses the colours.
 * Compared with the next of its kind: another link of the list, another day of the week.
 */
export async function expectCurrentIsMarked(page: Page) {
  await asksFor(page, { forcedColors: 'active' })
  // A slide that comes changes its dot over several frames.
  const unmarked = async () =>
    page.evaluate(() => {
      const marks = ':is([aria-current]:not([aria-current=false]), [aria-selected=true])'
      const current = [...document.querySelectorAll(marks)].filter(isShown)
      return current.flatMap((element) => {
        const other = nextOfItsKind(element)
        return other && lookOf(element) === lookOf(other) ? element.outerHTML.slice(0, 200) : []
      })

      function isShown(element: Element) {
        return element.checkVisibility({ visibilityProperty: true })
      }

      function nextOfItsKind(element: Element): Element | undefined {
        for (
          let area = element.parentElement;
          area && area !== document.body;
          area = area.parentElement
        ) {
          const others = [...area.querySelectorAll(`${element.tagName}:not(${marks})`)]
          const found = others.find((other) => isShown(other) && other.role === element.role)
          if (found) return found
        }
        return undefined
      }

      /** Style of an element and its parts that forced colours leave. */
      function lookOf(element: Element): string {
        const parts = [element, ...element.querySelectorAll('*')]
        return parts
          .flatMap((part) => [undefined, '::before', '::after'].map((at) => styleOf(part, at)))
          .join()
      }

      function styleOf(part: Element, at?: string): string {
        const style = getComputedStyle(part, at)
        const borders = [style.borderWidth, style.borderStyle, style.borderColor]
        return [style.color, style.backgroundColor, style.textDecorationLine, ...borders].join()
      }
    })
  const message = 'current, but not to be told without our colours'
  await expect.poll(unmarked, { message }).toEqual([])
  await asksFor(page, { forcedColors: 'none' })
}
