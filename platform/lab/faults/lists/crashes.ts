import { type Fault, faultsIn } from '../fault.ts'

// What rows C1–C3 and P19 promise about processes that die.
const bookings = 'platform/provider/src/bookings'
const payments = 'platform/provider/src/payments'
const durability = 'platform/provider/src/database/durability.test.ts'

export const crashes: Fault[] = [
  ...faultsIn(`${bookings}/place-checkout.ts`, durability, [
    [
      'C1, C2: stock and booking are written together or not at all',
      'await moveStock(tx, offer.stock',
      'await moveStock(desk.db, offer.stock',
      'on postgres that is killed > at every step',
    ],
  ]),
  ...faultsIn(`${payments}/sandbox-gateway.ts`, durability, [
    [
      'C2: the gateway knows an attempt to pay it has a page for',
      'const idempotencyKey = `${order.bookingId}:${order.pageNumber}`',
      'const idempotencyKey = `${order.bookingId}:${Math.random()}`',
      'on postgres that is killed > at every step',
    ],
  ]),
  ...faultsIn(`${payments}/sandbox-gateway.ts`, durability, [
    [
      'C2: the gateway gives back once',
      'eq(sandboxSessions.id, sessionId), isNull(sandboxSessions.refundedAt)',
      'eq(sandboxSessions.id, sessionId)',
      'on postgres that is killed > between giving money back',
    ],
  ]),
  ...faultsIn('platform/provider/src/database/directory-lock.ts', durability, [
    [
      'C3: a second process is refused',
      'commit; begin immediate`',
      'commit`',
      'is refused to a second process',
    ],
  ]),
  ...faultsIn(
    'platform/releases/core/src/documents/postgres-documents.ts',
    'platform/releases/core/src/registry/registry-store.test.ts',
    [
      [
        'P19: of two changes at once one is applied to what the other left',
        'on conflict (name, revision) do nothing',
        'on conflict (name, revision) do update set value = release_documents.value',
        'the registry in PostgreSQL > changes at once',
      ],
    ],
  ),
]
