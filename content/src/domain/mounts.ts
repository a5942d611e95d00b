import type { Product } from '@storefront/contract'

const mountOf = { flight: 'flights', hotel: 'hotels', tour: 'tours', package: 'packages' }

/** True if the product's vertical is available; `mounts` are first path segments. */
export function hasMount(mounts: readonly string[], product: Product): boolean {
  return mounts.includes(mountOf[product])
}
