import {
  type EventName,
  type EventPayloads,
  eventVersions,
  type IsoDate,
  type StorefrontEvent,
} from '@storefront/contract'
import {
  BehaviorSubject,
  filter,
  map,
  Observable,
  observeOn,
  queueScheduler,
  Subject,
  scan,
  skip,
} from 'rxjs'
import { type Checkouts, createCheckouts } from './checkouts/checkouts.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { createEventLog, type LoggedEvent } from './event-log.ts'
import { reduce } from './reduce.ts'
import { type SessionState, startingState } from './state.ts'

type SessionOptions = {
  /** The server's day, which its HTML also uses. */
  today: IsoDate
  /** Default source of events. */
  source?: string
}

/** Event bus and the state reduced from its events. */
export type Session = {
  publish<N extends EventName>(name: N, payload: EventPayloads[N], source?: string): void
  /** Publishes an event with its own version, e.g. of an app compiled against another contract. */
  dispatch(event: StorefrontEvent): void
  /** Events from now on, each emitted once the state includes it. */
  events$: Observable<StorefrontEvent>
  /** Current state, then the state after every event. */
  state$: Observable<SessionState>
  getState(): SessionState
  /** State of the server render, which hydration must repeat. */
  getInitialState(): SessionState
  /** Calls `listener` after every change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Applies the state of an earlier page before the events of this page. Works only once. */
  restore(earlier: SessionState): void
  /** Number of subscribers, for leak tests. */
  listeners(): number
  log(): readonly LoggedEvent[]
  drafts: Drafts
  checkouts: Checkouts
}

type Restored = { name: 'session-restored'; earlier: SessionState }
/** `happened` holds the events until the earlier state is restored, and is null afterwards. */
type Fold = { state: SessionState; happened: StorefrontEvent[] | null }

export function createSession({ today, source = 'storefront' }: SessionOptions): Session {
  const initialState = startingState(today)
  const log = createEventLog()
  const drafts = createDrafts()
  const inputs = new Subject<StorefrontEvent | Restored>()
  const queued$ = new Subject<StorefrontEvent | Restored>()
  // A BehaviorSubject replays the latest state like shareReplay(1), in 2.6 kB less.
  const state$ = new BehaviorSubject(initialState)
  const events$ = queued$.pipe(filter((input) => input.name !== 'session-restored'))
  let listeners = 0
  const counted = <T>(source: Observable<T>) =>
    new Observable<T>((subscriber) => {
      listeners += 1
      subscriber.add(() => {
        listeners -= 1
      })
      return source.subscribe(subscriber)
    })
  const seenState$ = counted(state$)

  queued$
    .pipe(
      scan(fold, { state: initialState, happened: [] }),
      map(({ state }) => state),
    )
    .subscribe(state$)
  // Queues an event published by a subscriber, so that all subscribers see states in order.
  inputs.pipe(observeOn(queueScheduler)).subscribe(queued$)
  events$.subscribe((event) => {
    // Deletes drafts, passports included, when the booking has ended.
    if (event.name === 'selection-cleared') drafts.clear(event.payload.product)
  })

  function dispatch(event: StorefrontEvent) {
    log.add(event)
    inputs.next(event)
  }

  return {
    publish: (name, payload, from = source) =>
      dispatch({ name, version: eventVersions[name], payload, source: from } as StorefrontEvent),
    dispatch,
    events$: counted(events$),
    state$: seenState$,
    getState: () => state$.value,
    getInitialState: () => initialState,
    subscribe(listener) {
      const subscription = seenState$.pipe(skip(1)).subscribe(listener)
      return () => subscription.unsubscribe()
    },
    restore: (earlier) => inputs.next({ name: 'session-restored', earlier }),
    listeners: () => listeners,
    log: log.entries,
    drafts,
    checkouts: createCheckouts(),
  }
}

function fold({ state, happened }: Fold, input: StorefrontEvent | Restored): Fold {
  if (input.name === 'session-restored') {
    return { state: happened ? happened.reduce(apply, input.earlier) : state, happened: null }
  }
  return { state: apply(state, input), happened: happened && [...happened, input] }
}

/** A malformed event must not stop the bus. */
function apply(state: SessionState, event: StorefrontEvent): SessionState {
  try {
    return reduce(state, event)
  } catch (error) {
    console.error(`Event ${event.name} from ${event.source} could not be applied:`, error)
    return state
  }
}
