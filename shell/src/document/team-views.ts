import type { PageInput } from './page-input.ts'

/** Views for teams, named like their entries in `team-views/`. */
const teamViews = ['badge', 'boundaries', 'vitals'] as const

/** Views of a page; `?boundaries` outlines its remotes. Visitors get only `vitals`, on a measured page. */
export function viewsOf({
  url,
  overrides,
  previewUntil,
  isMeasured,
}: Pick<PageInput, 'url' | 'overrides' | 'previewUntil' | 'isMeasured'>): string[] {
  const isNeeded = {
    badge: previewUntil !== undefined || Object.keys(overrides).length > 0,
    boundaries: new URL(url).searchParams.has('boundaries'),
    vitals: isMeasured,
  }
  return teamViews.filter((view) => isNeeded[view])
}
