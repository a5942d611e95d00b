import { createHash } from 'node:crypto'

/** CSP sources that allow the inline scripts and styles of a page. */
export type InlineSources = { scripts: string[]; styles: string[] }

const known = new Map<string, string>()

/** Returns CSP hashes of texts. The same few texts recur, so each is hashed once. */
export function inlineSources(texts: InlineSources): InlineSources {
  return { scripts: texts.scripts.map(sourceOf), styles: texts.styles.map(sourceOf) }
}

function sourceOf(text: string): string {
  const source = known.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  known.set(text, source)
  return source
}

/** Adds sources to a policy. */
export function allowInline(policy: string, { scripts, styles }: InlineSources): string {
  return policy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))
}
