import { createContext, useContext, useEffect } from 'react'

export type PageHeadProps = {
  /** Without the product's name, which the shell adds. */
  title: string
  description?: string
  /** Picture for link previews. */
  image?: string | null
  /** True for results, summaries and outcomes, which search engines must not index. */
  noindex?: boolean
  jsonLd?: object | object[]
}

/** Receives the head: a sink per request on the server, the document in the browser. */
export type HeadSink = { set: (head: PageHeadProps) => void }

export const HeadContext = createContext<HeadSink | null>(null)

/** Sets the head of the screen that renders it. */
export function PageHead(props: PageHeadProps) {
  const sink = useContext(HeadContext)
  if (typeof document === 'undefined') sink?.set(props)
  const written = JSON.stringify(props)
  useEffect(() => {
    sink?.set(JSON.parse(written))
  }, [sink, written])
  return null
}
