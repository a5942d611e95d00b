import type { BegunBooking } from '@storefront/contract'
import { earliestDate } from '@storefront/domain'
import * as v from 'valibot'
import { moveToEarliest } from './calendar-changes.ts'
import type { Session } from './session.ts'
import type { SessionState } from './state.ts'
import { readSelection, stillAhead } from './stored-selection.ts'
import { type StoredState, storedState } from './stored-state.ts'

/** The suffix is the version of the stored shape. */
const key = 'storefront-session-v2'

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Restores searches, selections and booking attempts from `storage`, then writes every change, never traveller drafts. Logs a
 * warning when it cannot read or write. Returns a function that stops it.
 */
export function mirrorToStorage(session: Session, storage: TabStorage): () => void {
  const stored = read(storage)
  const initial = session.getInitialState()
  session.restore(stored ? revive(stored, initial) : initial)
  const mirroring = session.state$.subscribe(({ today, ...state }) => write(storage, state))
  return () => mirroring.unsubscribe()
}

function read(storage: TabStorage): StoredState | null {
  try {
    const text = storage.getItem(key)
    return text === null ? null : v.parse(storedState, JSON.parse(text))
  } catch (error) {
    console.warn('What the session had stored is unreadable and was ignored:', error)
    return null
  }
}

function write(storage: TabStorage, state: Omit<SessionState, 'today'>) {
  try {
    storage.setItem(key, JSON.stringify(state))
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
    begun: stored.begun.map(onReturn),
    selection: stillAhead(readSelection(stored), initial.today),
  }
}

/** Ends a call that was in flight when the visitor left the page, because its response is lost. */
function onReturn(booking: BegunBooking): BegunBooking {
  if (booking.state === 'leaving') return { ...booking, state: 'made' }
  return booking.state === 'asking' ? { ...booking, state: 'unanswered', isLeft: true } : booking
}
