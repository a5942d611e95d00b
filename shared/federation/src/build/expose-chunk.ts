/** Name of the chunk that an expose becomes: `./SearchForm` → `expose-SearchForm`. */
export function exposeChunk(expose: string): string {
  return `expose-${expose.replace('./', '')}`
}
