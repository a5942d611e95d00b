import type { BootData } from '@storefront/shell'

/** Views for teams, named like their entries in `shell/src/team-views/`. */
export const teamViews = ['badge', 'boundaries', 'vitals'] as const

export type TeamView = (typeof teamViews)[number]

/** Views of a page; `?boundaries` outlines its remotes. Visitors get only `vitals`, on a `measured` page. */
export function viewsOf(
  { searchParams }: URL,
  { overrides, previewUntil }: Pick<BootData, 'overrides' | 'previewUntil'>,
  measured: boolean,
): TeamView[] {
  const isOther = previewUntil !== undefined || Object.keys(overrides).length > 0
  const isNeeded = {
    badge: isOther,
    boundaries: searchParams.has('boundaries'),
    vitals: measured,
  }
  return teamViews.filter((view) => isNeeded[view])
}
