import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { chooseTravellers } from '../visitor/search-widget.ts'

test('what happens in a remote is known to the shell, and the other way round', async ({
  page,
  visitor,
}) => {
  await visitor.opens(paths.home)
  await page.getByRole('radio', { name: 'Round Trip' }).check()
  await chooseTravellers(page, { adults: 3, children: 2 })

  // The shell's own log has what the flights remote published on the bus it was given.
  const events = await visitor.events()
  expect(events).toContainEqual(
    expect.objectContaining({
      name: 'traveller-count-changed',
      source: 'flights',
      payload: { band: 'children', count: 2 },
    }),
  )
  // One state: hotel and tour guests follow the flight travellers.
  const state = await page.evaluate(() => window.__storefront__?.state())
  const counts = { adults: 3, children: 2, infants: 0 }
  expect(state).toMatchObject({
    flightSearch: { type: 'Round Trip', travellers: counts },
    hotelSearch: { guests: counts },
    tourSearch: { guests: counts },
  })
})

test('the modules that may exist once are in the shell and in no remote', async ({
  page,
  visitor,
}) => {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url())
  })
  await visitor.opens(paths.home)
  await page.getByRole('button', { name: /^Travellers/ }).click()
  await visitor.sees(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await visitor.opens(paths.faq)
  await visitor.sees(visitor.heading(/./))

  const sources = await Promise.all(
    [...scripts].map(async (url) => ({ url, text: await (await page.request.get(url)).text() })),
  )
  const remotes = sources.filter(({ url }) => url.includes('/remotes/'))
  expect(remotes.length, 'scripts of remotes').toBeGreaterThan(2)
  for (const [what, mark] of [
    ['React', 'react.transitional.element'],
    ['React DOM', '__reactContainer$'],
    ['React Router', 'useLoaderData'],
    ['the session', 'flight-search-started'],
  ] as const) {
    const withIt = sources.filter(({ text }) => text.includes(mark)).map(({ url }) => url)
    const isShell = (url: string) => new URL(url).pathname.startsWith('/assets/')
    expect(withIt.some(isShell), `${what} is in the shell`).toBe(true)
    if (what === 'React Router' || what === 'the session') continue
    expect(
      withIt.filter((url) => !isShell(url)),
      `${what} is in no remote`,
    ).toEqual([])
  }
})
