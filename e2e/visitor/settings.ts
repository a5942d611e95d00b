import { type Page, test } from '@playwright/test'
import { expectChatCoversNothing } from './chat-button.ts'
import { expectCurrentIsMarked } from './colours.ts'
import { expectBearsLargeText } from './fitting.ts'
import { expectStill } from './motion.ts'

/** Whether a page serves visitors who set motion, text and colours themselves, or move by keyboard. Keeps a picture of each. */
export async function expectBearsSettings(page: Page) {
  const keeps = async (name: string) => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const path = test.info().outputPath(`${name}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: 60 })
    await test.info().attach(name, { path })
  }
  await expectStill(page)
  await expectBearsLargeText(page, keeps)
  for (const width of [390, 1440]) await expectChatCoversNothing(page, width)
  await expectCurrentIsMarked(page, keeps)
}
