import type { Agency, IsoDate } from '@storefront/contract'
import type { PageHeadProps } from '@storefront/router'
import type { Expose, Remotes } from '../remotes/page-remotes.ts'
import type { BootData } from './boot-data.ts'

/** Input of a page's render. */
export type RenderInput = {
  url: string
  remotes: Remotes
  /** True when some live remotes cannot be read now. A path that no remote owns may then belong to one of them. */
  isIncomplete?: boolean
  agency: Agency
  today: IsoDate
  /** Absolute base of the provider's API. */
  apiBase: string
  /** Headers of the page's calls: its request's id, and its trace where there is one. */
  callHeaders?: Record<string, string>
  /** Parts of the remotes to render with; the rest is left to the browser. */
  exposes: Expose[]
  /** Longest wait for the code of remotes, in ms. */
  codeBudgetMs: number
  /** Longest wait for code and data of remotes together, in ms. */
  dataBudgetMs: number
  /** After this the page is given up and its loaders stop, in ms. */
  budgetMs: number
  /** Read only by shells released before the override badge had its own script. */
  overrides: Record<string, string>
}

/** Result of a render on the server. */
export type RenderedPage =
  | { redirect: string; status: number }
  | {
      status: number
      html: string
      head: PageHeadProps | null
      boot: Pick<BootData, 'mounted' | 'rendered' | 'hydration'>
      /** The screens shown, for their preload hints. */
      screens: { remote: string; screen: string }[]
      /** Exposes whose code or data did not come in time; the browser goes on with them. */
      slow: string[]
    }
