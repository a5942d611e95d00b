import { paths } from '@storefront/contract'
import { useStorefront } from '@storefront/session'

const everything = [...new Set(Object.values(paths).map((path) => path.split('/')[1] ?? ''))]

/** First path segments on offer on this page: what is not there is not linked to. Stand-alone, everything is. */
export function useMounts(): readonly string[] {
  return useStorefront().mounts ?? everything
}
