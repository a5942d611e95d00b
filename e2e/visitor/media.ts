import type { LaunchOptions, Page } from '@playwright/test'

/** Height of a phone in px. */
const height = 844

/** For `test.use`: a phone in place of the desktop's window. */
export const phone = { viewport: { width: 390, height }, isMobile: true, hasTouch: true }

/** Sets the window's width in px. */
export async function resizeTo(page: Page, width: number) {
  const now = page.viewportSize()
  if (now?.width === width && now.height === height) return
  await page.setViewportSize({ width, height })
  await frameStands(page)
}

/** Sets what the visitor's system asks for. */
export async function asksFor(page: Page, media: Parameters<Page['emulateMedia']>[0]) {
  await page.emulateMedia(media)
  await frameStands(page)
}

/** A frame of the new width or setting: media queries are evaluated with it. */
async function frameStands(page: Page) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** Launch options of a browser whose own setting is text twice as large: media queries in em change with it. */
export function withDoubleText(options: LaunchOptions = {}): LaunchOptions {
  return { ...options, args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'] }
}
