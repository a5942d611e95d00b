import { detailPaths, paths } from '@storefront/contract'
import { chatUrl, htmlSummary } from '@storefront/domain'
import { Loaded, PageHead, useLoaded, useLoaderData } from '@storefront/router'
import { useSettled, useStorefront } from '@storefront/session'
import {
  Banner,
  BannerPending,
  ButtonLink,
  ChatLink,
  EmptyState,
  PageContainer,
  PageTitle,
  RetryButton,
  SafeHtml,
  Skeleton,
  WhatsAppIcon,
} from '@storefront/ui'
import { ArticleByline } from '../components/ArticleByline.tsx'
import { ArticleGrid, ArticleGridPending } from '../components/ArticleGrid.tsx'
import { PlaceInvitation } from '../components/PlaceInvitation.tsx'
import { SectionHeading } from '../components/SectionHeading.tsx'
import {
  type Article,
  type ArticlePage,
  type ArticleSummary,
  readingMinutes,
  relatedArticles,
} from '../domain/article.ts'
import { articleBreadcrumbs, blogPosting } from '../domain/blog-posting.ts'
import { placeOf } from '../domain/place.ts'
import styles from './ArticleScreen.module.css'
import { useMounts } from './use-mounts.ts'

/** `/blog/{slug}`: one article. */
export function ArticleScreen() {
  const page = useLoaderData<ArticlePage>()
  return (
    <Loaded
      from={page.article}
      pending={<ArticlePending />}
      failed={({ notFound }) => <ArticleMissing notFound={notFound} />}
    >
      {(article) => <ArticleView {...page} article={article} />}
    </Loaded>
  )
}

const lines = ['96%', '100%', '88%', '94%', '60%']

function ArticlePending() {
  return (
    <>
      <PageHead title="Article" noindex />
      <BannerPending tall />
      <PageContainer width="narrow">
        <div className={styles.lines}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} height={20} />
          ))}
        </div>
      </PageContainer>
    </>
  )
}

/** Missing or failed article: the spec has one text for both. */
function ArticleMissing({ notFound }: { notFound: boolean }) {
  return (
    <PageContainer>
      <PageHead title="Article not found" noindex />
      <PageTitle title="Our Blog" />
      <EmptyState
        title="Article not found."
        hint={
          notFound
            ? 'This article may have moved, or we no longer publish it.'
            : 'We could not load it. Please try again in a moment.'
        }
      >
        {!notFound && <RetryButton />}
        <ButtonLink variant="primary" to={paths.blog}>
          View all articles
        </ButtonLink>
      </EmptyState>
    </PageContainer>
  )
}

type ArticleViewProps = Omit<ArticlePage, 'article'> & { article: Article }

function ArticleView({ article, ...page }: ArticleViewProps) {
  const { agency } = useStorefront()
  const mounts = useMounts()
  const articles = useLoaded(page.articles, [])
  const places = useLoaded(page.places, [])
  const path = detailPaths.article(article.slug)
  // The site's origin is only known in the browser; until then the title is shared alone.
  const address = useSettled() ? new URL(path, window.location.origin).href : ''
  return (
    <>
      <PageHead
        title={article.title}
        description={htmlSummary(article.content)}
        image={article.imageUrl}
        jsonLd={[blogPosting(article, agency.product), articleBreadcrumbs(article)]}
      />
      <article>
        <header>
          <Banner
            imageUrl={article.imageUrl}
            imageFocus={article.imageFocus}
            back={{ address: paths.blog, label: 'Our Blog' }}
            tall
          >
            {article.category && <p className={styles.category}>{article.category}</p>}
            <h1 tabIndex={-1}>{article.title}</h1>
            <ArticleByline article={article} large>
              <span>{`${readingMinutes(article.content)} min read`}</span>
            </ArticleByline>
          </Banner>
        </header>
        <PageContainer width="narrow" className={styles.body}>
          <SafeHtml html={article.content} className={styles.text} />
          <ChatLink variant="secondary" href={chatUrl('', `${article.title} ${address}`.trim())}>
            <WhatsAppIcon />
            Share by WhatsApp
          </ChatLink>
          <PlaceInvitation
            place={placeOf(article, places ?? [])}
            mounts={mounts}
            whatsapp={agency.whatsapp}
          />
        </PageContainer>
      </article>
      <RelatedArticles articles={articles && relatedArticles(article, articles)} />
    </>
  )
}

/** Null while loading; renders nothing if there are none. */
function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] | null }) {
  if (articles?.length === 0) return null
  return (
    <section className={styles.related}>
      <PageContainer className={styles.list}>
        <SectionHeading title="Read next" />
        {articles ? <ArticleGrid articles={articles} /> : <ArticleGridPending count={3} />}
      </PageContainer>
    </section>
  )
}
