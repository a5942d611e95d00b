import { Hono } from 'hono'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Pictures } from '../catalogue/pictures.ts'
import type { CatalogueStore } from '../catalogue/store.ts'
import type { Row } from '../database/catalogue-rows.ts'
import { sendJson, sendPrepared } from '../http/answers.ts'
import { notFound } from '../http/refusal.ts'

const recentArticles = 6

/** GET /page/home, /articles, /articles/{slug}. */
export function contentRoutes(catalogue: CatalogueStore) {
  return new Hono()
    .get('/page/home', (context) => sendPrepared(context, catalogue.current(), 'home', homePage))
    .get('/articles', (context) =>
      sendPrepared(context, catalogue.current(), 'articles', ({ articles, pictures }) => ({
        data: articles.map((article) => articleSummary(article, pictures)),
      })),
    )
    .get('/articles/:slug', (context) => {
      const { articlesBySlug, pictures } = catalogue.current()
      const article = articlesBySlug.get(context.req.param('slug'))
      if (!article) throw notFound('article')
      const data = { ...articleSummary(article, pictures), content: article.content }
      return sendJson(context, JSON.stringify({ data }), 60)
    })
}

function homePage({ slides, articles, pictures }: Catalogue) {
  return {
    heroSlides: slides.map(({ id, image, title, subtitle }) => ({
      id,
      image_url: pictures.url(image),
      title,
      subtitle,
    })),
    recentArticles: articles
      .slice(0, recentArticles)
      .map((article) => articleSummary(article, pictures)),
  }
}

function articleSummary(article: Row<'articles'>, pictures: Pictures) {
  return {
    id: article.id,
    slug: article.slug,
    title: article.title,
    category: article.category,
    ...pictures.of(article.image),
    author_name: article.authorName,
    author_avatar: pictures.url(article.authorAvatar),
    publish_date: article.publishDate,
  }
}
