import { expect, type Page } from '@playwright/test'
import { resizeTo } from './media.ts'

/**
 * Whether the chat button lies over no control that has the focus, and over no field of a page that asks for data: by
 * their rectangles, each control at the end of the window, where the button is.
 */
export async function expectChatCoversNothing(page: Page, width: number) {
  await resizeTo(page, width)
  const covered = await page.evaluate(() => {
    const chat = document.querySelector('[aria-label="Chat on WhatsApp"]')
    if (!chat) return ['There is no chat button.']
    const asksForData = document.querySelector('[data-asks-for-data]') !== null
    const controls = document.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, summary',
    )
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return []
      control.focus({ preventScroll: true, focusVisible: true })
      if (document.activeElement !== control) return []
      control.scrollIntoView({ block: 'end', behavior: 'instant' })
      const isSeen = chat.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!isSeen && !asksForData) return []
      const [a, b] = [control.getBoundingClientRect(), chat.getBoundingClientRect()]
      const isApart = a.right < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom
      return isApart ? [] : control.outerHTML.slice(0, 200)
    })
  })
  expect(covered, `covered by the chat button at ${width} px`).toEqual([])
}
