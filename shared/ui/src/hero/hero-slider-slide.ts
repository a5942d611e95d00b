import type { Id } from '@storefront/contract'

/** One slide of the hero (spec §3). */
export type HeroSliderSlide = {
  id: Id
  imageUrl: string | null
  title: string
  subtitle?: string | null
}
