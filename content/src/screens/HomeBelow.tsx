import { paths } from '@storefront/contract'
import { hasDeviceData } from '@storefront/device'
import { businessHours } from '@storefront/domain'
import { Loaded, useLoaderData } from '@storefront/router'
import { useSettled } from '@storefront/session'
import { ButtonLink, PageContainer, PlainList, WhatsAppIcon } from '@storefront/ui'
import { Clock, Icon, ShieldCheck } from '@storefront/ui/icons'
import { type ComponentType, useEffect, useState } from 'react'
import { ArticleGrid } from '../components/ArticleGrid.tsx'
import { PopularDestinations } from '../components/PopularDestinations.tsx'
import { SectionHeading } from '../components/SectionHeading.tsx'
import type { ArticleSummary } from '../domain/article.ts'
import type { HomeData } from '../domain/home.ts'
import styles from './HomeBelow.module.css'
import type { RecentlySeenProps } from './RecentlySeen.tsx'
import { useMounts } from './use-mounts.ts'

/** The home page below the search widget (product 1.4): destinations and recent articles. */
export function HomeBelow() {
  const { content, destinations } = useLoaderData<HomeData>()
  const mounts = useMounts()
  return (
    <PageContainer className={styles.sections}>
      <TrustStrip />
      <Loaded from={content} pending={null} failed={() => null}>
        {({ articles }) => (
          <>
            <PopularDestinations from={destinations} mounts={mounts} />
            <DeviceNotes mounts={mounts} />
            {mounts.includes('blog') && <RecentArticles articles={articles} />}
          </>
        )}
      </Loaded>
    </PageContainer>
  )
}

/** Unfinished bookings and recently seen pages. Their code is loaded only if the device has any. */
function DeviceNotes(props: RecentlySeenProps) {
  const isSettled = useSettled()
  const [Row, setRow] = useState<ComponentType<RecentlySeenProps> | null>(null)
  useEffect(() => {
    if (!isSettled || !hasDeviceData()) return
    import(/* webpackChunkName: "on-this-device" */ './OnThisDevice.tsx').then(
      ({ OnThisDevice }) => setRow(() => OnThisDevice),
      (error: unknown) => console.error('The data of this device could not be shown:', error),
    )
  }, [isSettled])
  return Row && <Row {...props} />
}

/** Two rows of three. */
const maxArticles = 6

/** The newest articles, if any, and a link to the blog (product 1.4). */
function RecentArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <section className={styles.section}>
      <SectionHeading title="From our blog" subtitle="Good to know before you go.">
        <ButtonLink variant="ghost" to={paths.blog}>
          View all articles
        </ButtonLink>
      </SectionHeading>
      {articles.length > 0 && <ArticleGrid articles={articles.slice(0, maxArticles)} />}
    </section>
  )
}

const reasons = [
  {
    shape: ShieldCheck,
    title: 'Pay on a secure page',
    note: 'We never see your card number',
  },
  {
    shape: null,
    title: 'Or book by WhatsApp',
    note: 'An agent confirms before you pay',
  },
  {
    shape: Clock,
    title: 'We are in Cancún',
    note: `${businessHours}, local time`,
  },
]

function TrustStrip() {
  return (
    <PlainList className={styles.strip}>
      {reasons.map(({ shape, title, note }) => (
        <li key={title} className={styles.reason}>
          {shape ? <Icon shape={shape} size={24} /> : <WhatsAppIcon size={24} />}
          <span>
            <strong>{title}</strong>
            <small>{note}</small>
          </span>
        </li>
      ))}
    </PlainList>
  )
}
