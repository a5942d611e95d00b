import { detailPaths } from '@storefront/contract'
import { chatUrl, htmlSummary } from '@storefront/domain'
import { PageHead, useLater } from '@storefront/router'
import { useSettled, useStorefront } from '@storefront/session'
import { ChatLink, PageContainer, SafeHtml, WhatsAppIcon } from '@storefront/ui'
import { ArticleHero } from '../components/ArticleHero.tsx'
import { PlaceInvitation } from '../components/PlaceInvitation.tsx'
import { RelatedArticles } from '../components/RelatedArticles.tsx'
import { type ArticlePage, readingMinutes, relatedArticles } from '../domain/article.ts'
import { articleTrail, blogPosting } from '../domain/blog-posting.ts'
import { placeOf } from '../domain/place.ts'
import styles from './ArticleView.module.css'
import { useMounts } from './use-mounts.ts'

/** An article to read, then the place it tells about, then others like it. */
export function ArticleView({ page }: { page: ArticlePage }) {
  const { article } = page
  const { agency } = useStorefront()
  const mounts = useMounts()
  const articles = useLater(page.articles)
  const places = useLater(page.places)
  const path = detailPaths.article(article.slug)
  // The site's own address is only known in the browser; until then the title is shared alone.
  const address = useSettled() ? new URL(path, window.location.origin).href : ''
  return (
    <>
      <PageHead
        title={article.title}
        description={htmlSummary(article.content)}
        image={article.imageUrl}
        jsonLd={[blogPosting(article, agency.product), articleTrail(article)]}
      />
      <article>
        <ArticleHero article={article} readingMinutes={readingMinutes(article.content)} />
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
