import { sessionKey } from '@storefront/contract'
import { earliestDate } from '@storefront/domain'
import * as v from 'valibot'
import { moveToEarliest } from './calendar-changes.ts'
import type { Session } from './session.ts'
import type { SessionState } from './state.ts'
import { stillAhead } from './stored-selection.ts'
import { type StoredState, storedState } from './stored-state.ts'

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Restores searches, selections and the tab's checkouts from `storage`, then writes every change, never traveller
 * drafts. Logs a warning when it cannot read or write. Returns a function that stops it.
 */
export function mirrorToStorage(session: Session, storage: TabStorage): () => void {
  const stored = read(storage)
  const initial = session.getInitialState()
  session.restore(stored ? revive(stored, initial) : initial)
  if (stored) session.checkouts.setTab(stored.checkouts)
  const save = () => {
    const { today, ...state } = session.getState()
    write(storage, { ...state, checkouts: session.checkouts.get().tab })
  }
  save()
  const stops = [session.subscribe(save), session.checkouts.subscribe(save)]
  return () => {
    for (const stop of stops) stop()
  }
}

function read(storage: TabStorage): StoredState | null {
  try {
    const text = storage.getItem(sessionKey)
    return text === null ? null : v.parse(storedState, JSON.parse(text))
  } catch (error) {
    console.warn('What the session had stored is unreadable and was ignored:', error)
    return null
  }
}

function write(storage: TabStorage, state: StoredState) {
  try {
    storage.setItem(sessionKey, JSON.stringify(state))
  } catch (error) {
    console.warn('The session could not be stored:', error)
  }
}

/** Moves dates that are too early and drops selections that have begun. */
function revive(stored: StoredState, initial: SessionState): SessionState {
  return {
    ...initial,
    ...moveToEarliest(stored, earliestDate(initial.today)),
    toursCopyFlights: stored.toursCopyFlights,
    selection: stillAhead(stored.selection, initial.today),
  }
}
