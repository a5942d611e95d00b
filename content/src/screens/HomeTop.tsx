import { type Loadable, Loaded, useLoaderData } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { Spinner } from '@storefront/ui'
import { HomeFailed, HomeHero } from '../components/HomeHero.tsx'
import type { HomeContent } from '../domain/home.ts'
import styles from './HomeTop.module.css'

/** The home page above the search widget (spec §2 Home): spinner, then slides, or that they could not be loaded. It fills the box it is given. */
export function HomeTop() {
  const content = useLoaderData<Loadable<HomeContent>>()
  const { agency } = useStorefront()
  return (
    <div className={styles.top}>
      <Loaded from={content} pending={<Spinner />} failed={() => <HomeFailed />}>
        {({ slides }) => <HomeHero slides={slides} product={agency.product} />}
      </Loaded>
    </div>
  )
}
