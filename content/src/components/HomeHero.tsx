import { HeroSlider } from '@storefront/ui'
import type { Slide } from '../domain/home.ts'
import styles from './HomeHero.module.css'

export type HomeHeroProps = { slides: readonly Slide[]; product: string }

/** The hero's slides, or the agency's own words where there are none (spec §2 Home). */
export function HomeHero({ slides, product }: HomeHeroProps) {
  if (slides.length === 0) {
    return (
      <div className={styles.plain}>
        <h1 tabIndex={-1}>{`${product} Travel`}</h1>
        <p className={styles.invitation}>Your next adventure awaits.</p>
      </div>
    )
  }
  // A slide without words still needs a heading to be found by.
  const titled = slides.map((slide) => ({ ...slide, title: slide.title || `${product} Travel` }))
  return (
    <div className={styles.slides}>
      <h1 tabIndex={-1} className={styles.title}>
        {`${product}: flights, hotels, tours and packages from Cancún`}
      </h1>
      <HeroSlider slides={titled} />
    </div>
  )
}
