import { type RouteObject, type ScreenOptions, screen } from '@storefront/router'
import type { ComponentType } from 'react'

/** The route of the page at `address`, which the contract writes with a leading slash and a route without. */
export function pageRoute(address: string, page: ScreenOptions): RouteObject {
  return { path: address.slice(1), ...screen(page) }
}

export type BookingScreens = {
  summary: () => Promise<{ SummaryScreen: ComponentType }>
  success: () => Promise<{ SuccessScreen: ComponentType }>
  failed: () => Promise<{ FailedScreen: ComponentType }>
}

/** The pages on which a product is booked (spec §2): its summary, and where the payment page sends the visitor. */
export function bookingRoutes(
  addresses: Record<keyof BookingScreens, string>,
  screens: BookingScreens,
): [summary: RouteObject, success: RouteObject, failed: RouteObject] {
  return [
    pageRoute(addresses.summary, {
      name: 'summary',
      load: async () => (await screens.summary()).SummaryScreen,
    }),
    pageRoute(addresses.success, {
      name: 'success',
      load: async () => (await screens.success()).SuccessScreen,
    }),
    pageRoute(addresses.failed, {
      name: 'failed',
      load: async () => (await screens.failed()).FailedScreen,
    }),
  ]
}
