import type { HistoryEntry } from '@storefront/contract'

/** Author of the changes that `npm start` makes in the registry's history. */
export const startedBy = 'npm start'

/** Kinds of changes that visitors do not see. */
const invisibleKinds = ['proven', 'prune', 'repair']

type Decision = Pick<HistoryEntry['changes'][number], 'remote' | 'kind' | 'to'> & { by: string }

/** Latest change of each app whose author is not `npm start`, which must not undo it. */
export function latestByOthers(history: readonly HistoryEntry[], names: string[]): Decision[] {
  const decisions = history.flatMap(({ by, changes }) =>
    changes
      .filter(({ kind }) => !invisibleKinds.includes(kind))
      .map(({ remote, kind, to }) => ({ remote, kind, to, by })),
  )
  return names.flatMap((name) => {
    const latest = decisions.findLast(({ remote }) => remote === name)
    return latest && latest.by !== startedBy ? [latest] : []
  })
}
