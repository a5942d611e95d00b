import { Loaded, useLoaderData } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { HeroSlider, RetryButton, Spinner } from '@storefront/ui'
import type { HomeData, Slide } from '../domain/home.ts'
import styles from './HomeTop.module.css'
import { useDeviceViews } from './use-device-views.ts'
import { useMounts } from './use-mounts.ts'

/**
 * The home page above the search widget (product 1.4): spinner, then slides or an alert. Fills its box, below the line of
 * an unfinished booking.
 */
export function HomeTop() {
  const { content } = useLoaderData<HomeData>()
  const { agency } = useStorefront()
  const views = useDeviceViews()
  const mounts = useMounts()
  return (
    <div className={styles.top}>
      <div className={styles.unfinished}>{views && <views.LatestUnfinished mounts={mounts} />}</div>
      <Loaded from={content} pending={<Spinner />} failed={() => <HomeFailed />}>
        {({ slides }) => <HomeHero slides={slides} product={agency.product} />}
      </Loaded>
    </div>
  )
}

type HomeHeroProps = { slides: readonly Slide[]; product: string }

/** The hero, or the agency's text without slides (product 1.4). */
function HomeHero({ slides, product }: HomeHeroProps) {
  if (slides.length === 0) {
    return (
      <div className={styles.plain}>
        <h1 tabIndex={-1}>{`${product} Travel`}</h1>
        <p className={styles.invitation}>Your next adventure awaits.</p>
      </div>
    )
  }
  // A slide without a title still needs a heading.
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

function HomeFailed() {
  return (
    <div className={styles.failed} role="alert">
      <h1 tabIndex={-1} className={styles.failedTitle}>
        Error Loading Content
      </h1>
      <p>You can still search and book below.</p>
      <RetryButton />
    </div>
  )
}
