import type { Agency, IsoDate } from '@storefront/contract'
import type { Remotes } from '../remotes/page-remotes.ts'

/** Data that the server writes into the page's HTML, so that the page starts without a request for it. */
export type BootData = {
  agency: Agency
  /** Version of the shell; absent on pages of an older server. */
  shell?: string
  /** The live remotes of this page load: fixed until the next one. */
  remotes: Remotes
  /** True when some live remotes could not be read. A path that no remote owns may then belong to one of them. */
  isIncomplete?: boolean
  /** Versions that the visitor asked for instead of the live ones. */
  overrides: Record<string, string>
  /** When the preview on this page ends; null where its link is over, absent on all other pages. */
  previewUntil?: string | null | undefined
  /** The visitor's calendar day as far as the server knows it; their clock's replaces it after hydration. */
  today: IsoDate
  /** The remote whose routes the server rendered, or null. */
  mounted: string | null
  /** Exposes that the server rendered with, as `flights/SearchForm`: needed before the page hydrates. */
  rendered: string[]
  /** Loader data of the rendered page; null when the browser renders from scratch. */
  hydration: { loaderData: Record<string, unknown> } | null
}

const bootDataId = 'boot'

/** Id of the element that the site is rendered into. */
export const rootId = 'root'

/** Reads the boot data of this page. Throws when the page carries none. */
export function readBootData(): BootData {
  return parseBootData(document.getElementById(bootDataId)?.textContent ?? 'null')
}

/** Boot data as the server writes them into the page. Throws for anything else. */
export function parseBootData(text: string): BootData {
  const boot: unknown = JSON.parse(text)
  if (!isBootData(boot)) throw new Error('The page carries no boot data.')
  return boot
}

function isBootData(boot: unknown): boot is BootData {
  return boot instanceof Object && 'agency' in boot && 'remotes' in boot && 'rendered' in boot
}
