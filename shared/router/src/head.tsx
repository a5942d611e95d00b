import { createContext, useContext, useEffect } from 'react'

/** Head of a page, for visitors, search engines and link previews. */
export type PageHeadProps = {
  /** Without the product's name: the shell adds it. */
  title: string
  description?: string
  /** Address of the picture for link previews. */
  image?: string | null
  /** True keeps the page out of search engines: results, summaries and outcomes. */
  noindex?: boolean
  /** Path of the page's own address without its query, when it differs from the one shown. */
  canonical?: string
  /** schema.org description of the page; one object or several. */
  jsonLd?: object | object[]
}

/** Target of a page's head: collected per request on the server, written to the document in the browser. */
export type HeadSink = { set: (head: PageHeadProps) => void }

export const HeadContext = createContext<HeadSink | null>(null)

/** Declares the head of the screen that renders it. */
export function PageHead(props: PageHeadProps) {
  const sink = useContext(HeadContext)
  if (typeof document === 'undefined') sink?.set(props)
  const written = JSON.stringify(props)
  useEffect(() => {
    sink?.set(JSON.parse(written))
  }, [sink, written])
  return null
}
