import { type Loadable, Loaded, useLoaderData } from '@storefront/router'
import { ArticleMissing } from '../components/ArticleMissing.tsx'
import { ArticlePending } from '../components/ArticlePending.tsx'
import type { ArticlePage } from '../domain/article.ts'
import { ArticleView } from './ArticleView.tsx'

/** `/blog/{slug}`: one article (spec §2 Blog detail). */
export function ArticleScreen() {
  const page = useLoaderData<Loadable<ArticlePage>>()
  return (
    <Loaded
      from={page}
      pending={<ArticlePending />}
      failed={({ notFound }) => <ArticleMissing notFound={notFound} />}
    >
      {(loaded) => <ArticleView page={loaded} />}
    </Loaded>
  )
}
