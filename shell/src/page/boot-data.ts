import type { Agency, IsoDate } from '@storefront/contract'
import type { Remotes } from '../remotes/page-remotes.ts'

/** Data in the HTML, so that the page starts without a request. */
export type BootData = {
  agency: Agency
  /** Version of the shell; absent on pages of an older server. */
  shell?: string
  /** Live remotes, fixed until the next page load. */
  remotes: Remotes
  /** True when some remotes could not be read, so that an unknown path may be theirs. */
  isIncomplete?: boolean
  /** Versions requested instead of the live ones, by remote. */
  overrides: Record<string, string>
  /** End of the preview; null for an expired preview link, absent without a preview. */
  previewUntil?: string | null | undefined
  /** Visitor's day as the server knows it. The browser's clock replaces it after hydration. */
  today: IsoDate
  /** Remote whose routes the server rendered, or null. */
  mounted: string | null
  /** Rendered exposes (`flights/SearchForm`), which hydration needs. */
  rendered: string[]
  /** Loader data; null when the browser renders from scratch. */
  hydration: { loaderData: Record<string, unknown> } | null
}

const bootDataId = 'boot'

export const rootId = 'root'

/** Throws on a page without boot data. */
export function readBootData(): BootData {
  return parseBootData(document.getElementById(bootDataId)?.textContent ?? 'null')
}

/** Parses boot data. Throws for other JSON. */
export function parseBootData(text: string): BootData {
  const boot: unknown = JSON.parse(text)
  if (!isBootData(boot)) throw new Error('The page carries no boot data.')
  return boot
}

function isBootData(boot: unknown): boot is BootData {
  return boot instanceof Object && 'agency' in boot && 'remotes' in boot && 'rendered' in boot
}
