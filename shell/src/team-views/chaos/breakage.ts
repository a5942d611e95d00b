/** What a visitor of a demo may do to one vertical, for their own browser. */
export type Breakage = 'works' | 'down' | 'slow' | 'damaged' | 'throws' | 'earlier'

/** … and to the API. */
export type ApiBreakage = 'works' | 'slow' | 'fails'

/** What is broken: each vertical by its name, and the API. */
export type Broken = { remotes: Record<string, Breakage>; api: ApiBreakage }

/** Faults by target, as the server knows them: a remote, one of its files, or a call. */
type Faults = Record<string, string>

const ofRemote = {
  down: ['', 'down'],
  slow: ['', 'slow'],
  damaged: [':entry', 'garbage'],
  throws: [':entry', 'crash'],
} as const

const ofApi = { slow: 'slow', fails: '500' } as const

/** The target that every call meets. */
const everyCall = '/'

/** What is broken for this browser, from its faults and the versions it asked for. */
export function brokenBy(
  names: string[],
  faults: Faults,
  overrides: Record<string, string>,
): Broken {
  const kinds = Object.entries(ofRemote)
  const remotes = names.map((name): [string, Breakage] => {
    const found = kinds.find(([, [file, fault]]) => faults[`${name}${file}`] === fault)
    if (found) return [name, found[0] as Breakage]
    return [name, overrides[name] ? 'earlier' : 'works']
  })
  const call = Object.entries(ofApi).find(([, fault]) => faults[everyCall] === fault)
  return { remotes: Object.fromEntries(remotes), api: (call?.[0] as ApiBreakage) ?? 'works' }
}

/** The address of the same page where exactly this is broken; `earlier` has the version before the live one. */
export function addressWith(
  { remotes, api }: Broken,
  here: string,
  earlier: Record<string, string>,
): string {
  const url = new URL(here)
  const faults = Object.entries(remotes).flatMap(([name, breakage]) => {
    if (breakage === 'works' || breakage === 'earlier') return []
    const [file, fault] = ofRemote[breakage]
    return [`${name}${file}=${fault}`]
  })
  if (api !== 'works') faults.push(`${everyCall}=${ofApi[api]}`)
  url.searchParams.set('chaos', faults.join(',') || 'off')
  for (const [name, breakage] of Object.entries(remotes)) {
    const version = breakage === 'earlier' ? earlier[name] : undefined
    if (version || earlier[name]) url.searchParams.set(`remote.${name}`, version ?? '')
  }
  return url.pathname + url.search
}
