import { detailPaths, paths } from '@storefront/contract'

/** The first slug of each list that the provider gives. */
async function firstSlug(site: string, list: string): Promise<string> {
  const answer = await fetch(`${site}/api/v1/${list}`)
  const { data } = (await answer.json()) as { data: { slug: string }[] }
  return data[0]?.slug ?? ''
}

/** One page of every kind that a search engine may know. */
export async function judgedPages(site: string): Promise<string[]> {
  return [
    paths.home,
    paths.hotels,
    detailPaths.hotel(await firstSlug(site, 'hotels')),
    paths.tours,
    detailPaths.tour(await firstSlug(site, 'tours')),
    paths.packages,
    detailPaths.package(await firstSlug(site, 'packages')),
    paths.blog,
    detailPaths.article(await firstSlug(site, 'articles')),
    paths.contact,
    paths.faq,
    paths.help,
    paths.privacy,
    paths.terms,
  ]
}
