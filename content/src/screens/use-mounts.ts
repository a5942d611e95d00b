import { paths } from '@storefront/contract'
import { useStorefront } from '@storefront/session'

const everything = [...new Set(Object.values(paths).map((path) => path.split('/')[1] ?? ''))]

/** First path segments of the available verticals; all of them when standalone. */
export function useMounts(): readonly string[] {
  return useStorefront().mounts ?? everything
}
