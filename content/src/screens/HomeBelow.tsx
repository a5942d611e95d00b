import { type Loadable, Loaded, useLoaderData } from '@storefront/router'
import { PageContainer } from '@storefront/ui'
import { PopularDestinations } from '../components/PopularDestinations.tsx'
import { RecentArticles } from '../components/RecentArticles.tsx'
import { TrustStrip } from '../components/TrustStrip.tsx'
import type { HomeContent } from '../domain/home.ts'
import styles from './HomeBelow.module.css'
import { useMounts } from './use-mounts.ts'

/** The home page below the search widget (spec §2 Home): destinations and recent articles, once they are there. */
export function HomeBelow() {
  const content = useLoaderData<Loadable<HomeContent>>()
  const mounts = useMounts()
  return (
    <PageContainer className={styles.sections}>
      <TrustStrip />
      <Loaded from={content} pending={null} failed={() => null}>
        {({ destinations, articles }) => (
          <>
            <PopularDestinations later={destinations} mounts={mounts} />
            {mounts.includes('blog') && <RecentArticles articles={articles} />}
          </>
        )}
      </Loaded>
    </PageContainer>
  )
}
