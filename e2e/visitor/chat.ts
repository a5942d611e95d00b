import { type BrowserContext, expect, type Page } from '@playwright/test'

/** A chat that was opened with the agency: its number and its text. */
export type OpenedChat = { number: string; text: string; address: string }

/** Reads a click-to-chat address. Throws when it is none. */
export function readChat(address: string): OpenedChat {
  const url = new URL(address)
  const text = url.searchParams.get('text')
  if (url.origin !== 'https://wa.me' || text === null) throw new Error(`No chat: ${address}`)
  // Exactly what was encoded: a plus sign in the text must not become a blank.
  const [, encoded = ''] = address.split('?text=')
  return { number: url.pathname.slice(1), text: decodeURIComponent(encoded), address }
}

/** Answers for WhatsApp, so that a chat that opens has a page. */
export async function answerForWhatsApp(context: BrowserContext) {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  )
}

/** The chat that a window shows; the window cannot reach back to the site. */
export async function chatIn(window: Page): Promise<OpenedChat> {
  await window.waitForURL('https://wa.me/**')
  expect(await window.evaluate(() => opener)).toBeNull()
  return readChat(window.url())
}
