import { paths } from '@storefront/contract'
import { PageHead } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { Suspense } from 'react'
import { offers } from '../remotes/mounts.ts'
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx'
import { RemoteFallback } from '../remotes/RemoteFallback.tsx'
import { useSite } from '../remotes/SiteContext.tsx'
import { useExpose } from '../remotes/use-expose.ts'
import { AgencyWords, HeroPending, HomeLayout } from './HomeLayout.tsx'
import { homeRemote } from './home-loader.ts'

/** The home page: its content comes from a remote, the search widget between hero and lists is the shell's. */
export function HomeScreen() {
  const { remotes } = useSite()
  const { agency } = useStorefront()
  return (
    <>
      <PageHead
        title={`${agency.product} Travel: flights, hotels, tours and packages from Cancún`}
        description="Search and book flights, hotels, tours and packages in Cancún, the Riviera Maya and beyond. Pay by card or send your booking by WhatsApp."
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'TravelAgency',
          name: `${agency.product} Travel`,
          url: paths.home,
          image: '/og-default.jpg',
          sameAs: Object.values(agency.social),
          telephone: agency.phone,
          email: agency.email,
          openingHours: 'Mo-Sa 09:00-18:00',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Cancún',
            addressRegion: 'Quintana Roo',
            addressCountry: 'MX',
          },
        }}
      />
      {offers(remotes, homeRemote, './home') ? (
        <HomeContent />
      ) : (
        <HomeLayout top={<AgencyWords />} below={null} />
      )}
    </>
  )
}

/** The home page with its remote's content above and below the search widget, once its code is there. */
function HomeContent() {
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
