import { useEffect } from 'react'
import type { Seen } from './recently-seen.ts'

/** Stores the open page, and again when its price changes. */
export function useSeen({ product, slug, name, imageUrl, price }: Seen): void {
  const usd = price?.usd ?? null
  const per = price?.per ?? 'night'
  useEffect(() => {
    const page = { product, slug, name, imageUrl, price: usd === null ? null : { usd, per } }
    import(/* webpackChunkName: "calls" */ './recently-seen.ts').then(
      ({ rememberSeen }) => rememberSeen(page),
      (error: unknown) => console.warn('The open page was not stored:', error),
    )
  }, [product, slug, name, imageUrl, usd, per])
}
