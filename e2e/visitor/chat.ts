import { type BrowserContext, expect, type Page } from '@playwright/test'

export type OpenedChat = { number: string; text: string; address: string }

/** Parses a click-to-chat address. Throws for any other address. */
export function readChat(address: string): OpenedChat {
  const url = new URL(address)
  const text = url.searchParams.get('text')
  if (url.origin !== 'https://wa.me' || text === null) throw new Error(`No chat: ${address}`)
  // URLSearchParams would turn a plus sign into a blank.
  const [, encoded = ''] = address.split('?text=')
  return { number: url.pathname.slice(1), text: decodeURIComponent(encoded), address }
}

/** Answers in place of WhatsApp, whose host does not resolve in tests. */
export async function answerForWhatsApp(context: BrowserContext) {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  )
}

/** Reads the chat of a window, which must have no opener. */
export async function chatIn(window: Page): Promise<OpenedChat> {
  await window.waitForURL('https://wa.me/**')
  expect(await window.evaluate(() => opener)).toBeNull()
  return readChat(window.url())
}
