import { detailPaths, paths } from '@storefront/contract'
import { cancunDay } from '@storefront/domain'
import * as v from 'valibot'

const list = v.object({ data: v.array(v.object({ slug: v.string() })) })

/** Paths by name: one page of every kind that search engines index, with records of the site, and a flight search. */
export async function publicPages(site: string): Promise<Record<string, string>> {
  const slug = async (name: string) => {
    const answer = await fetch(`${site}/api/v1/${name}`)
    return v.parse(list, await answer.json()).data[0]?.slug ?? ''
  }
  const day = cancunDay(new Date(Date.now() + 30 * 24 * 3600_000))
  const flight = `from=CUN&to=MIA&departureDate=${day}&returnDate=&type=Oneway`
  return {
    home: paths.home,
    'flight results': `${paths.flightResults}?${flight}`,
    'hotel list': paths.hotels,
    'hotel detail': detailPaths.hotel(await slug('hotels')),
    'tour list': paths.tours,
    'tour detail': detailPaths.tour(await slug('tours')),
    'package list': paths.packages,
    'package detail': detailPaths.package(await slug('packages')),
    blog: paths.blog,
    article: detailPaths.article(await slug('articles')),
    contact: paths.contact,
    faq: paths.faq,
    help: paths.help,
    privacy: paths.privacy,
    terms: paths.terms,
  }
}
