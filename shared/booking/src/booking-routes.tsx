import { bookingPaths, type Product } from '@storefront/contract'
import type { RouteObject } from '@storefront/router'
import { pageRoute } from '@storefront/router'
import type { ComponentType } from 'react'

export type BookingScreens = {
  summary: () => Promise<{ SummaryScreen: ComponentType }>
  success: () => Promise<{ SuccessScreen: ComponentType }>
}

/** Routes of a product's summary, success and failure pages. */
export function bookingRoutes(
  product: Product,
  screens: BookingScreens,
): [summary: RouteObject, success: RouteObject, failed: RouteObject] {
  const { summary, success, failed } = bookingPaths[product]
  return [
    pageRoute(summary, {
      name: 'summary',
      load: async () => {
        const [{ SummaryScreen }, { ContinuedSummary }] = await Promise.all([
          screens.summary(),
          import(/* webpackChunkName: "screen-summary" */ './outcome/ContinuedSummary.tsx'),
        ])
        return () => (
          <ContinuedSummary product={product}>
            <SummaryScreen />
          </ContinuedSummary>
        )
      },
    }),
    pageRoute(success, {
      name: 'success',
      load: async () => (await screens.success()).SuccessScreen,
    }),
    pageRoute(failed, {
      name: 'failed',
      load: async () => {
        const { FailedFrame } = await import(
          /* webpackChunkName: "screen-failed" */ './outcome/FailedFrame.tsx'
        )
        return () => <FailedFrame product={product} />
      },
    }),
  ]
}
