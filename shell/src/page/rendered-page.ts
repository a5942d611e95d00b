import type { Agency, IsoDate } from '@storefront/contract'
import type { PageHeadProps } from '@storefront/router'
import type { Expose, Remotes } from '../remotes/page-remotes.ts'
import type { BootData } from './boot-data.ts'

export type RenderInput = {
  url: string
  remotes: Remotes
  /** True when some remotes cannot be read, so that an unknown path may be theirs. */
  isIncomplete?: boolean
  agency: Agency
  today: IsoDate
  /** Absolute address of the provider's API. */
  apiBase: string
  /** Headers of the page's calls: request id and trace. */
  callHeaders?: Record<string, string>
  /** Parts to render. The browser renders the others. */
  exposes: Expose[]
  /** Longest wait for the code of remotes, in ms. */
  codeBudgetMs: number
  /** Longest wait for code and data of remotes together, in ms. */
  dataBudgetMs: number
  /** Longest render, after which loaders stop, in ms. */
  budgetMs: number
  /** For older shells, which have no separate script for the override badge. */
  overrides: Record<string, string>
}

export type RenderedPage =
  | { redirect: string; status: number }
  | {
      status: number
      html: string
      head: PageHeadProps | null
      boot: Pick<BootData, 'mounted' | 'rendered' | 'hydration'>
      screens: { remote: string; screen: string }[]
      /** Exposes whose code or data were late. The browser loads the rest. */
      slow: string[]
    }
