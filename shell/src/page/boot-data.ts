import type { PageInput } from '../document/page-input.ts'

/** Data in the HTML, so that the page starts without a request. Remotes are fixed until the next page load. */
export type BootData = Pick<
  PageInput,
  'agency' | 'shell' | 'remotes' | 'isIncomplete' | 'overrides' | 'previewUntil' | 'today'
> & {
  /** Remote whose routes the server rendered, or null. */
  mounted: string | null
  /** Rendered exposes (`flights/SearchForm`), which hydration needs. */
  rendered: string[]
  /** Loader data; null when the browser renders from scratch. */
  hydration: { loaderData: Record<string, unknown> } | null
}

/** Boot data of a page that the server did not render. */
const notRendered = { mounted: null, rendered: [], hydration: null }

export const bootDataId = 'boot'

export const rootId = 'root'

/** Throws on a page without boot data. */
export function readBootData(): BootData {
  return parseBootData(document.getElementById(bootDataId)?.textContent ?? 'null')
}

/** Parses boot data. Throws for other JSON. */
export function parseBootData(text: string): BootData {
  const boot: unknown = JSON.parse(text)
  if (boot instanceof Object && 'agency' in boot && 'remotes' in boot)
    return { ...notRendered, ...(boot as BootData) }
  throw new Error('The page carries no boot data.')
}
