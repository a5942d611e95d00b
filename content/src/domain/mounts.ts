import { bookingPaths, type Product } from '@storefront/contract'

/** True if the product's vertical is available; `mounts` are first path segments. */
export function hasMount(mounts: readonly string[], product: Product): boolean {
  return mounts.includes(bookingPaths[product].summary.split('/')[1] ?? '')
}
