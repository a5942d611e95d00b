import type { RemoteDescription } from '@storefront/contract'

/** Source file of each expose, including `./mount`. */
export function exposedFiles({ exposes, mount }: RemoteDescription): Record<string, string> {
  return { ...exposes, ...(mount ? { './mount': mount } : {}) }
}

/** Chunk name of an expose: `./SearchForm` → `expose-SearchForm`. */
export function exposeChunk(expose: string): string {
  return `expose-${expose.replace('./', '')}`
}

/** Chunk of `./mount`, which only pages of other sites load. */
export const mountChunk = exposeChunk('./mount')
