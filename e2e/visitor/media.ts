import type { Page } from '@playwright/test'

/** Sets the window's width in px. */
export async function resizeTo(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 })
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
