import { paths } from '@storefront/contract'
import { businessHours } from '@storefront/domain'
import { Loaded, useLoaderData } from '@storefront/router'
import { ButtonLink, PageContainer, PlainList, WhatsAppIcon } from '@storefront/ui'
import { Clock, Icon, ShieldCheck } from '@storefront/ui/icons'
import { ArticleGrid } from '../components/ArticleGrid.tsx'
import { PopularDestinations } from '../components/PopularDestinations.tsx'
import { SectionHeading } from '../components/SectionHeading.tsx'
import type { ArticleSummary } from '../domain/article.ts'
import type { HomeData } from '../domain/home.ts'
import styles from './HomeBelow.module.css'
import { useDeviceViews } from './use-device-views.ts'
import { useMounts } from './use-mounts.ts'

/** The home page below the search widget (product 1.4): destinations and recent articles. */
export function HomeBelow() {
  const { content, destinations } = useLoaderData<HomeData>()
  const mounts = useMounts()
  const views = useDeviceViews()
  return (
    <PageContainer className={styles.sections}>
      <TrustStrip />
      {/* Phones show the strip in their first window, below a short search form. */}
      <div className={styles.below} data-below="">
        <Loaded from={content} pending={null} failed={() => null}>
          {({ articles }) => (
            <>
              <PopularDestinations from={destinations} mounts={mounts} />
              {views && <views.OnThisDevice mounts={mounts} />}
              {mounts.includes('blog') && <RecentArticles articles={articles} />}
            </>
          )}
        </Loaded>
      </div>
    </PageContainer>
  )
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
