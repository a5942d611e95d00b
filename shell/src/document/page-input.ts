import type { Agency, IsoDate } from '@storefront/contract'
import type { Expose, Remotes } from '@storefront/federation/parts'

/** A requested page, and what is live for it. */
export type PageInput = {
  url: string
  /** Requested origin, for absolute addresses. */
  origin: string
  agency: Agency
  /** Version of the shell. */
  shell: string
  remotes: Remotes
  /** True when some remotes cannot be read, so that an unknown path may be theirs. */
  isIncomplete?: boolean | undefined
  /** Versions requested instead of the live ones, by remote. */
  overrides: Record<string, string>
  /** End of the preview; null for an expired preview link, absent without a preview. */
  previewUntil?: string | null | undefined
  /** Visitor's day as the server knows it. The browser's clock replaces it after hydration. */
  today: IsoDate
  /** True for a page that reports web vitals. */
  isMeasured: boolean
  /** Absolute address of the provider's API. */
  apiBase: string
  /** Headers of the page's calls: request id and trace. */
  callHeaders?: Record<string, string>
}

export type RenderInput = PageInput & {
  /** Parts to render. The browser renders the others. */
  exposes: Expose[]
  /** Longest wait for the code of remotes, in ms. */
  codeBudgetMs: number
  /** Longest wait for code and data of remotes together, in ms. */
  dataBudgetMs: number
  /** Longest render, after which loaders stop, in ms. */
  budgetMs: number
}

/** CSP sources that allow the inline scripts and styles of a page. */
export type InlineSources = { scripts: string[]; styles: string[] }

export type PageDocument =
  | { redirect: string }
  | {
      status: number
      html: string
      inline: InlineSources
      /** Exposes (`flights/routes`) whose code or data were late. The browser loads the rest. */
      late: string[]
      /** True when data failed, which may work for the next visitor. */
      isDataFailed: boolean
      /** Exposes of the page that are left to the browser. */
      left: string[]
      screens: { remote: string; screen: string }[]
    }

/** Document without a body, for a page that the browser renders. Its boot data goes between the two halves. */
export type EmptyDocument = { before: string; after: string; inline: InlineSources }
