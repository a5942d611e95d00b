import * as v from 'valibot'

const boot = v.object({
  remotes: v.object({ flights: v.object({ release: v.object({ version: v.string() }) }) }),
})

/** The version of flights that a page has. Throws where it has none. */
export async function shownVersion(url: string, cookie = ''): Promise<string> {
  const html = await (await fetch(url, { headers: { cookie } })).text()
  const [, json = ''] = /id="boot">(.*?)<\/script>/s.exec(html) ?? []
  return v.parse(boot, JSON.parse(json)).remotes.flights.release.version
}
