import { Suspense } from 'react'
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx'
import { RemoteFallback } from '../remotes/RemoteFallback.tsx'
import { useExpose } from '../remotes/use-expose.ts'
import { AgencyWords, HeroPending, HomeLayout } from './HomeLayout.tsx'
import { homeRemote } from './home-loader.ts'

/** The home page with its remote's content above and below the search widget, once its code is there. */
export function HomeContent() {
  const { module, hasFailed, load } = useExpose(homeRemote, './home')
  if (!module) {
    return hasFailed ? (
      <HomeLayout top={<AgencyWords />} below={<RemoteFallback onRetry={load} />} />
    ) : (
      <HomeLayout top={<HeroPending />} below={null} />
    )
  }
  const { HomeTop, HomeBelow } = module
  return (
    <HomeLayout
      top={
        <RemoteBoundary remote={homeRemote} compact>
          <HomeTop />
        </RemoteBoundary>
      }
      below={
        <RemoteBoundary remote={homeRemote}>
          {/* Comes to life by itself, after the search form. */}
          <Suspense>
            <HomeBelow />
          </Suspense>
        </RemoteBoundary>
      }
    />
  )
}
