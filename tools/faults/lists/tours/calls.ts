import { type Fault, faultsIn } from '../../fault.ts'

// §7 of tours.
export const faults: Fault[] = [
  ...faultsIn('tours/src/api/calls.ts', 'tours/src/api/calls.test.ts', [
    ['§7: GET /tours q', '{ q: destination }', '{ destination }'],
    ['§7: POST /tours/checkout', "'/tours/checkout'", "'/tour-bookings/checkout'"],
    ['§7: POST /tours/whatsapp', "'/tours/whatsapp'", "'/tours/request'"],
    [
      'readings: every HTML field goes through the sanitiser',
      'await sanitizeHtml(wire.description)',
      'wire.description as Awaited<ReturnType<typeof sanitizeHtml>>',
    ],
  ]),
]
