import { paths } from '@storefront/contract'
import { test } from '../fixtures.ts'
import { isLive } from '../site/live-paths.ts'
import { flightsFound, oneOfEach } from '../site/public-pages.ts'
import { doubleText, expectAllFits, resizeTo, textSpacing } from '../visitor/fitting.ts'
import type { Visitor } from '../visitor/visitor.ts'

// The visitor's own style is no part of the page.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

async function expectBearsLargeText({ page }: Visitor) {
  for (const [how, width, content] of [
    ['spaced text at 320 px', 320, textSpacing],
    ['text of twice the size at 390 px', 390, doubleText],
  ] as const) {
    await resizeTo(page, width)
    const style = await page.addStyleTag({ content })
    await expectAllFits(page, how)
    await style.evaluate((element) => element.parentNode?.removeChild(element))
  }
}

for (const path of Object.values(paths).filter(isLive)) {
  test(`nothing of ${path} is cut where text is spaced or doubled`, async ({ visitor }) => {
    await visitor.opens(path === paths.flightResults ? flightsFound : path)
    await expectBearsLargeText(visitor)
  })
}

for (const kind of ['hotel', 'tour', 'package', 'article']) {
  test(`nothing of the page of one ${kind} is cut where text is spaced or doubled`, async ({
    visitor,
    request,
  }) => {
    const address = (await oneOfEach(request))[kind]
    test.skip(!address, `${kind}s are not live`)
    await visitor.opens(address ?? '')
    await expectBearsLargeText(visitor)
  })
}
