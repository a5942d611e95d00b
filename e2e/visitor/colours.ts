import { expect, type Page } from '@playwright/test'
import { emulate } from './media.ts'

/** Expects current and selected elements to look different from others of their kind with forced colours. */
export async function expectCurrentIsMarked(page: Page) {
  await emulate(page, { forcedColors: 'active' })
  // Polled, because the dot of a slide changes over several frames.
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
  const message = 'current, but looks like the others with forced colours'
  await expect.poll(unmarked, { message }).toEqual([])
  await emulate(page, { forcedColors: 'none' })
}
