import type { BootData } from '@storefront/shell'

/** The views for teams beside a page, each named like its entry in `src/team-views/`. */
export const teamViews = ['badge', 'boundaries', 'vitals'] as const

export type TeamView = (typeof teamViews)[number]

/** `?boundaries` in the address of the first page outlines the remotes for that page load. */
const boundaries = 'boundaries'

/** The views that a page has; a visitor's only the vitals, where its page is `measured`. */
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
