import { createHash } from 'node:crypto'

/** Sources of a content security policy that allow the scripts and styles written into a page, and no others. */
export type InlineSources = { scripts: string[]; styles: string[] }

const known = new Map<string, string>()

/** Returns the CSP hashes of inline scripts and styles. They are few, and each is hashed once. */
export function inlineSources(texts: InlineSources): InlineSources {
  return { scripts: texts.scripts.map(sourceOf), styles: texts.styles.map(sourceOf) }
}

function sourceOf(text: string): string {
  const source = known.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  known.set(text, source)
  return source
}

/** A policy that also allows these scripts and styles. */
export function allowInline(policy: string, { scripts, styles }: InlineSources): string {
  return policy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))
}
