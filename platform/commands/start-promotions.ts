import type { HistoryEntry } from '@storefront/contract'

/** Author of `npm start` in the registry's history. */
export const startedBy = 'npm start'

/** Changes without an effect on visitors. */
const asides = ['proven', 'prune']

type Decision = Pick<HistoryEntry['changes'][number], 'remote' | 'kind' | 'to'> & { by: string }

/** Latest change of each remote by anybody else, which `npm start` must not undo. */
export function decidedByOthers(history: readonly HistoryEntry[], names: string[]): Decision[] {
  const decisions = history.flatMap(({ by, changes }) =>
    changes
      .filter(({ kind }) => !asides.includes(kind))
      .map(({ remote, kind, to }) => ({ remote, kind, to, by })),
  )
  return names.flatMap((name) => {
    const latest = decisions.findLast(({ remote }) => remote === name)
    return latest && latest.by !== startedBy ? [latest] : []
  })
}
