import { setTimeout as pause } from 'node:timers/promises'
import { bookingPaths, paths } from '@storefront/contract'
import type { WebServer } from '../../processes/web-server.ts'
import { Caller } from './ask.ts'
import type { Front } from './fronts.ts'
import type { Site } from './site.ts'
import { tagsOf } from './tuple-of.ts'

/** What a front does that it should not, a sentence each. */
export async function behaviourProblems(
  { name }: Front,
  { url }: WebServer,
  site: Site,
): Promise<string[]> {
  const problems: string[] = []
  const caller = new Caller()
  const get = (path: string, headers: Record<string, string> = {}) =>
    caller.ask(`${url}${path}`, { headers })
  const held = (is: boolean, promise: string) => {
    if (!is) problems.push(`${name}: ${promise}`)
  }
  const [live, other] = site.hotels

  const first = await get(paths.hotels)
  const again = await get(paths.hotels)
  held(again.text === first.text && again.status === 200, 'the same page is answered again')
  if (name !== 'storefront') held(again.headers['x-cache'] === 'HIT', 'the same page is kept')

  const previewed = await get(paths.hotels, { cookie: 'a=b; preview=any' })
  held(previewed.headers['x-cache'] !== 'HIT', 'a preview is not taken from what is kept')

  const own = [...Object.values(bookingPaths).flatMap((of) => Object.values(of)), paths.account]
  for (const path of own) {
    await get(path)
    const { headers } = await get(path)
    held(headers['cache-control'] === 'no-store', `${path} is not to be kept`)
    held(headers['x-cache'] !== 'HIT', `${path} is not kept`)
  }

  await site.desk.canary('hotels', other, 50, 'the laboratory')
  await pause(2100)
  const visitors: string[] = []
  while (visitors.length < 20) {
    const { headers } = await get(paths.hotels)
    visitors.push(String(headers['set-cookie']).split(';')[0] ?? '')
  }
  const versions = async () =>
    Promise.all(
      visitors.map(async (cookie) => {
        const { headers, text } = await get(paths.hotels, { cookie })
        held(headers['x-cache'] !== 'HIT', 'no page is kept while a canary runs')
        return text.includes(`/remotes/hotels/${other}/`) ? other : live
      }),
    )
  const shown = await versions()
  held(new Set(shown).size === 2, 'half of the visitors get the canary')
  held(String(await versions()) === String(shown), 'a visitor stays in the canary or out of it')
  await site.desk.canary('hotels', other, 0, 'the laboratory')
  await pause(2100)
  held(tagsOf(await get(paths.hotels))?.get('hotels') === live, 'a canary of nobody is over')

  if (name === 'Varnish') {
    const tag = { 'Surrogate-Key': `hotels@${live}` }
    await get(paths.hotels)
    const purged = await caller.ask(url, { method: 'PURGE', headers: tag })
    const { headers } = await get(paths.hotels)
    held(purged.status === 200 && headers['x-cache'] === 'MISS', 'a tag drops its pages')
  }
  if (name !== 'storefront') {
    await get(paths.hotels)
    await site.kill()
    await pause(2100)
    const { status, text } = await get(paths.hotels)
    held(status === 200 && text.includes('</html>'), 'pages go on while no storefront answers')
    await site.revive()
  }
  caller.close()
  return problems
}
