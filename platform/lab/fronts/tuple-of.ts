import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Answer } from './ask.ts'

const bootData = v.object({
  remotes: v.record(v.string(), v.object({ release: v.object({ version: v.string() }) })),
})

/** What an answer says it is made from: versions by name, of its tags. Null where it has none. */
export function tagsOf({ headers }: Answer): Map<string, string> | null {
  const text = headers['surrogate-key']
  if (typeof text !== 'string') return null
  return new Map(
    text.split(' ').map((tag) => {
      const [name = '', version = ''] = tag.split('@')
      return [name, version]
    }),
  )
}

/** Pages that were checked, by their bytes. */
const seen = new Map<string, string | null>()

/** What of a page is of another tuple than its tags say: its files, or the versions that its browser loads; null where all is one. */
export function mixedIn(answer: Answer): string | null {
  const mark = createHash('sha1')
    .update(`${answer.headers['surrogate-key']}`)
    .update(answer.text)
    .digest('base64')
  const known = seen.get(mark)
  if (known !== undefined) return known
  const found = lookAt(answer)
  seen.set(mark, found)
  return found
}

function lookAt(answer: Answer): string | null {
  const tags = tagsOf(answer)
  if (!tags) return 'no tags'
  const [, boot = ''] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(answer.text) ?? []
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), bootData), boot)
  if (!parsed.success) return 'not a whole page'
  const loaded = Object.entries(parsed.output.remotes).map(([name, { release }]) => [
    name,
    release.version,
  ])
  const files = [...answer.text.matchAll(/(?:href|src)="\/remotes\/([\w-]+)\/([^/"]+)\//g)].map(
    ([, name, version]) => [name, version],
  )
  const other = [...loaded, ...files].find(([name = '', version]) => tags.get(name) !== version)
  return other ? `${other.join('@')} on a page of ${answer.headers['surrogate-key']}` : null
}
