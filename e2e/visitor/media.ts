import type { Page } from '@playwright/test'

/** Height of a phone in px. */
const height = 844

/** Options of `test.use` for a phone. */
export const phone = { viewport: { width: 390, height }, isMobile: true, hasTouch: true }

/** Sets the window's width in px. */
export async function resizeTo(page: Page, width: number) {
  const now = page.viewportSize()
  if (now?.width === width && now.height === height) return
  await page.setViewportSize({ width, height })
  await nextFrame(page)
}

/** Sets the preferences of the visitor's system. */
export async function emulate(page: Page, media: Parameters<Page['emulateMedia']>[0]) {
  await page.emulateMedia(media)
  await nextFrame(page)
}

/** Waits until a frame has evaluated the media queries. */
export async function nextFrame(page: Page) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}
