import type { PromoteOptions, ReleaseDesk } from '@storefront/releases'

/** Looks at versions before they go live beside what is live. Answers what was done. Throws NotFitError. */
export type Look = (
  desk: ReleaseDesk,
  versions: Record<string, string>,
  options: Pick<PromoteOptions, 'withoutServer'>,
) => Promise<string>

/** The look, one at a time: each starts a site and a browser. Imported only with `LOOK=on`. */
export async function openLook(): Promise<Look> {
  const { look } = await import('./look/look.ts')
  let turn: Promise<unknown> = Promise.resolve()
  return (...asked) => {
    const looked = turn.then(() => look(...asked))
    turn = looked.catch(() => undefined)
    return looked
  }
}
