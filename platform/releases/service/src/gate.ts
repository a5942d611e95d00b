import type { ReleaseDesk } from '@storefront/releases'

/** Looks at versions before they go live beside what is live. Answers what was done. Throws NotFitError. */
export type Look = (desk: ReleaseDesk, versions: Record<string, string>) => Promise<string>

/** Looks side by side: each starts a site and a browser. */
const mostAtOnce = 3

/** The look of several teams side by side. Imported only with `LOOK=on`. */
export async function openLook(): Promise<Look> {
  const { look } = await import('./look/look.ts')
  const turns: Promise<unknown>[] = Array.from({ length: mostAtOnce }, () => Promise.resolve())
  let asked = 0
  return (desk, versions) => {
    const turn = asked++ % mostAtOnce
    const looked = (turns[turn] ?? Promise.resolve()).then(() => look(desk, versions))
    turns[turn] = looked.catch(() => undefined)
    return looked
  }
}
