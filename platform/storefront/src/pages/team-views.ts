import type { BootData } from '@storefront/shell'

/** Views for teams, named like their entries in `shell/src/team-views/`. */
export const teamViews = ['badge', 'boundaries', 'vitals'] as const

export type TeamView = (typeof teamViews)[number]

/** `?boundaries` outlines the remotes of a page. */
const boundaries = 'boundaries'

/** Views of a page. Visitors get only `vitals`, which reports web vitals, on a `measured` page. */
export function viewsOf(
  { searchParams }: URL,
  { overrides, previewUntil }: Pick<BootData, 'overrides' | 'previewUntil'>,
  measured: boolean,
): TeamView[] {
  const isOther = previewUntil !== undefined || Object.keys(overrides).length > 0
  const isAsked = {
    badge: isOther,
    boundaries: searchParams.has(boundaries),
    vitals: measured,
  }
  return teamViews.filter((view) => isAsked[view])
}
