import { describe, expect, test } from 'vitest'
import { type Attempt, type AttemptEvent, advance, isPayable } from './attempt.ts'

const common = {
  product: 'tour',
  selectionKey: '3',
  itemKey: 'reef',
  key: 'k',
  totalUsd: 90,
  startedAt: 1,
} as const
const card = { ...common, way: 'card' } as const
const expiresAt = '2026-12-01T09:30:00Z'
const answer = { reference: 'R-1', redirectUrl: 'https://pay.example', expiresAt }

const attempts = {
  sending: { ...card, state: 'sending', isAbandoned: false },
  abandoned: { ...card, state: 'sending', isAbandoned: true },
  request: { ...common, way: 'whatsApp', state: 'sending', isAbandoned: false },
  unanswered: { ...card, state: 'unanswered' },
  failed: { ...card, state: 'failed', isRead: false },
  read: { ...card, state: 'failed', isRead: true },
  refused: { ...card, state: 'refused' },
  payable: { ...card, ...answer, totalUsd: 95, state: 'payable' },
  leaving: { ...card, ...answer, totalUsd: 95, state: 'leaving' },
  requested: { ...common, way: 'whatsApp', ...answer, totalUsd: 95, state: 'requested' },
} satisfies Record<string, Attempt>

type Name = keyof typeof attempts

const events = {
  answered: { kind: 'answered', totalUsd: 95, ...answer },
  unanswered: { kind: 'unanswered' },
  failed: { kind: 'failed' },
  refused: { kind: 'refused' },
  departed: { kind: 'departed' },
  left: { kind: 'visitor-left' },
  returned: { kind: 'visitor-returned' },
} satisfies Record<string, AttemptEvent>

/** Next state by state and event; null removes the attempt. Events that are not listed change nothing. */
const transitions: Record<Name, Partial<Record<keyof typeof events, Name | null>>> = {
  sending: {
    answered: 'payable',
    unanswered: 'unanswered',
    failed: 'failed',
    refused: null,
    left: 'abandoned',
  },
  abandoned: {
    answered: 'payable',
    unanswered: 'unanswered',
    failed: 'failed',
    refused: 'refused',
  },
  request: { answered: 'requested', refused: null },
  unanswered: {},
  failed: { left: 'read' },
  read: {},
  refused: { left: null },
  payable: { departed: 'leaving', refused: null },
  leaving: { returned: 'payable' },
  requested: {},
}

describe.each(Object.entries(transitions))('an attempt in the state "%s"', (name, own) => {
  const attempt = attempts[name as Name]
  const all = Object.keys(events) as (keyof typeof events)[]
  const listed = name === 'request' ? (Object.keys(own) as typeof all) : all

  test.each(listed.map((event) => ({ event, next: event in own ? own[event] : name })))(
    '$event → $next',
    ({ event, next }) => {
      const expected = next ? attempts[next as Name] : null
      expect(advance(attempt, events[event])).toEqual(expected)
    },
  )
})

test.each([
  ['payable', 29, true],
  ['payable', 31, false],
  ['leaving', 1, false],
  ['requested', 1, false],
] as const)('a %s attempt after %d minutes is payable: %s', (name, minutes, expected) => {
  const startedAt = Date.now() - minutes * 60_000
  expect(isPayable({ ...attempts[name], startedAt })).toBe(expected)
})
