import { type Loadable, Loaded, useLoaderData } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { PageContainer, Spinner } from '@storefront/ui'
import type { ReactNode } from 'react'
import { HomeFailed } from '../components/HomeFailed.tsx'
import { HomeHero } from '../components/HomeHero.tsx'
import { PopularDestinations } from '../components/PopularDestinations.tsx'
import { RecentArticles } from '../components/RecentArticles.tsx'
import { TrustStrip } from '../components/TrustStrip.tsx'
import type { HomeContent } from '../domain/home.ts'
import styles from './HomePage.module.css'
import { useMounts } from './use-mounts.ts'

export type HomePageProps = { searchWidget: ReactNode }

/**
 * The home page (spec §2 Home). The search widget never waits and never leaves its place: what loads,
 * loads around it, in boxes that are kept.
 */
export function HomePage({ searchWidget }: HomePageProps) {
  const content = useLoaderData<Loadable<HomeContent>>()
  const { agency } = useStorefront()
  const mounts = useMounts()
  return (
    <>
      <div className={styles.hero}>
        <Loaded from={content} pending={<Spinner />} failed={() => <HomeFailed />}>
          {({ slides }) => <HomeHero slides={slides} product={agency.product} />}
        </Loaded>
      </div>
      <div className={styles.search}>{searchWidget}</div>
      <PageContainer className={styles.sections}>
        <TrustStrip />
        {/* Only one part may ask again for what the server left out: the hero does. */}
        {content.status !== 'pending' && (
          <Loaded from={content} pending={null} failed={() => null}>
            {({ destinations, articles }) => (
              <>
                <PopularDestinations destinations={destinations} mounts={mounts} />
                {mounts.includes('blog') && <RecentArticles articles={articles} />}
              </>
            )}
          </Loaded>
        )}
      </PageContainer>
    </>
  )
}
