import { Hono } from 'hono'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueStore } from '../catalogue/store.ts'
import type { Row } from '../database/catalogue-rows.ts'
import { avatarUrl, imageUrl, sendJson, sendPrepared, wirePicture } from '../http/answers.ts'
import { notFound } from '../http/refusal.ts'

const recentArticles = 6

/** GET /page/home, /articles, /articles/{slug}. */
export function contentRoutes(catalogue: CatalogueStore) {
  return new Hono()
    .get('/page/home', (context) => sendPrepared(context, catalogue.current(), 'home', homePage))
    .get('/articles', (context) =>
      sendPrepared(context, catalogue.current(), 'articles', ({ articles }) => ({
        data: articles.map(articleSummary),
      })),
    )
    .get('/articles/:slug', (context) => {
      const article = catalogue.current().articlesBySlug.get(context.req.param('slug'))
      if (!article) throw notFound('article')
      const data = { ...articleSummary(article), content: article.content }
      return sendJson(context, JSON.stringify({ data }), 60)
    })
}

function homePage(catalogue: Catalogue) {
  return {
    heroSlides: catalogue.slides.map(({ id, image, title, subtitle }) => ({
      id,
      image_url: imageUrl(image),
      title,
      subtitle,
    })),
    recentArticles: catalogue.articles.slice(0, recentArticles).map(articleSummary),
  }
}

function articleSummary(article: Row<'articles'>) {
  return {
    id: article.id,
    slug: article.slug,
    title: article.title,
    category: article.category,
    ...wirePicture(article.image),
    author_name: article.authorName,
    author_avatar: avatarUrl(article.authorAvatar),
    publish_date: article.publishDate,
  }
}
