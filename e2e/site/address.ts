import type { BrowserContext } from '@playwright/test'
import type { RunningSite } from './running-site.ts'

/** Address of a site that runs elsewhere (`npm run e2e -- --url`); undefined if each journey starts a site. */
export const siteAddress = process.env.SITE_URL

/** Site elsewhere, of which journeys know only the address. */
export const siteElsewhere = (url: string): RunningSite => ({
  url,
  releases: '',
  processes: () => [],
  stop: async () => undefined,
})

/** Lets nothing be booked or sent without `--book`, and no payment page open but that of the site's own sandbox. */
export async function guardBookings(context: BrowserContext, site: string): Promise<void> {
  const mayBook = process.env.SITE_BOOKINGS === 'on'
  await context.route(`${site}/api/v1/**`, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    if (!mayBook) return route.abort('blockedbyclient')
    const answer = await route.fetch()
    const { redirect_url: payment = site } = await answer.json().catch(() => ({}))
    return new URL(payment, site).origin === site
      ? route.fulfill({ response: answer })
      : route.abort('blockedbyclient')
  })
}
