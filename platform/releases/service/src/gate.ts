import type { ReleaseDesk } from '@storefront/releases'

/** Looks at versions before they go live beside what is live. Answers what was done. Throws NotFitError. */
export type Look = (desk: ReleaseDesk, versions: Record<string, string>) => Promise<string>

/** Looks side by side: each starts a site and a browser. */
const mostAtOnce = 3

/** The look, for several teams side by side. Imported only with `LOOK=on`. */
export async function openLook(): Promise<Look> {
  const { look } = await import('./look/look.ts')
  return sideBySide(look, mostAtOnce)
}

/** A look of which at most so many are under way; the next begins when any of them ends. */
export function sideBySide(look: Look, most: number): Look {
  const waiting: (() => void)[] = []
  let free = most
  return async (...asked) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await look(...asked)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
