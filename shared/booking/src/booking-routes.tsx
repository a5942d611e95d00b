import { bookingPaths, type Product } from '@storefront/contract'
import type { RouteObject } from '@storefront/router'
import { pageRoute } from '@storefront/router'
import type { ComponentType } from 'react'
import type { NextSteps } from './outcome/SuccessFrame.tsx'

type BookingParts = {
  summary: () => Promise<{ SummaryScreen: ComponentType }>
  nextSteps: () => Promise<{ nextSteps: NextSteps }>
}

/** Routes of a product's summary, success and failure pages. */
export function bookingRoutes(
  product: Product,
  parts: BookingParts,
): [summary: RouteObject, success: RouteObject, failed: RouteObject] {
  const { summary, success, failed } = bookingPaths[product]
  return [
    pageRoute(summary, {
      name: 'summary',
      load: async () => {
        const [{ SummaryScreen }, { ContinuedSummary }] = await Promise.all([
          parts.summary(),
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
      load: async () => {
        const [{ nextSteps }, { SuccessFrame }] = await Promise.all([
          parts.nextSteps(),
          import(/* webpackChunkName: "screen-success" */ './outcome/SuccessFrame.tsx'),
        ])
        return () => <SuccessFrame product={product} nextSteps={nextSteps} />
      },
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
