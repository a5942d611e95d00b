import type { RemoteDescription } from '@storefront/contract'

/** Returns the exposes of a remote, name to source file: the modules that the site loads, and `./mount`. */
export function exposedFiles({ exposes, mount }: RemoteDescription): Record<string, string> {
  return { ...exposes, ...(mount ? { './mount': mount } : {}) }
}

/** Name of the chunk that an expose becomes: `./SearchForm` → `expose-SearchForm`. */
export function exposeChunk(expose: string): string {
  return `expose-${expose.replace('./', '')}`
}

/** The chunk of `./mount`, for pages of other sites: no page of this site loads it. */
export const mountChunk = exposeChunk('./mount')
