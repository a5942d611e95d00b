import { paths } from '@storefront/contract'
import { homeRemote, keyOf, offers } from '@storefront/federation/parts'
import { PageHead, useLoaderData, useRevalidator } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { Suspense, use, useEffect } from 'react'
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx'
import { RemoteFallback } from '../remotes/RemoteFallback.tsx'
import { type Site, useSite } from '../remotes/SiteContext.tsx'
import { useExpose } from '../remotes/use-expose.ts'
import { FallbackHero, HeroPending, HomeLayout } from './HomeLayout.tsx'

/** Home page: the shell's search widget between parts of a remote. */
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
          image: agency.sharePicture ?? '/og-default.jpg',
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
        <HomeLayout top={<FallbackHero />} below={null} />
      )}
    </>
  )
}

function HomeContent() {
  const { rendered, fallbackRelease } = useSite()
  const { module, hasFailed, load } = useExpose(homeRemote, './home')
  const isWithoutData = useLoaderData() === null
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (module && isWithoutData) void revalidate()
  }, [module, isWithoutData, revalidate])
  if (hasFailed) {
    return <HomeLayout top={<FallbackHero />} below={<RemoteFallback onRetry={load} />} />
  }
  if (isWithoutData || (!module && !rendered?.includes(keyOf(homeRemote, './home')))) {
    return <HomeLayout top={<HeroPending />} below={null} />
  }
  // A last good release must not hydrate the HTML of the live one.
  const release = versionOf(fallbackRelease)
  return (
    <HomeLayout
      top={
        <Suspense key={release} fallback={<HeroPending />}>
          <RemoteBoundary remote={homeRemote} compact>
            <HomePart name="HomeTop" release={release} />
          </RemoteBoundary>
        </Suspense>
      }
      below={
        <Suspense key={release}>
          <RemoteBoundary remote={homeRemote}>
            <HomePart name="HomeBelow" release={release} />
          </RemoteBoundary>
        </Suspense>
      }
    />
  )
}

type HomePartProps = {
  name: 'HomeTop' | 'HomeBelow'
  /** Last good release that replaces the live one. */
  release: string | undefined
}

/** Part of the content. Hydrates after the search form, and keeps its HTML until then. */
function HomePart({ name, release }: HomePartProps) {
  const { modules, fallbackRelease } = useSite()
  const module = modules.peek(homeRemote, './home')
  if (!module || versionOf(fallbackRelease) !== release) return <Suspended />
  const Part = module[name]
  return <Part />
}

/** Suspends until `HomeContent`, which waits for the code, renders again. */
function Suspended(): never {
  return use(never)
}

const never = new Promise<never>(() => {})

function versionOf(fallbackRelease: Site['fallbackRelease']): string | undefined {
  return fallbackRelease(homeRemote)?.release.version
}
