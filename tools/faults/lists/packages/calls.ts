import { type Fault, faultsIn } from '../../fault.ts'

const calls = 'packages-mfe/src/api/calls.test.ts'

// §7 of packages.
export const faults: Fault[] = [
  ...faultsIn('packages-mfe/src/api/calls.ts', calls, [
    ['readings, packages list: q', 'q: destination,', 'destination,'],
    ['readings, packages list: check_in', 'check_in: checkInDate', 'checkin: checkInDate'],
    ['readings, packages list: adults, children, infants', ', ...guests }', ' }'],
    [
      'readings: on failure the id is looked up in the list',
      'return readPackage(http, String(id), signal)',
      'throw failure',
    ],
    ['§7: POST /packages/checkout', "'/packages/checkout'", "'/package-bookings/checkout'"],
    ['§7: POST /packages/whatsapp', "'/packages/whatsapp'", "'/packages/request'"],
    [
      'readings: every HTML field goes through the sanitiser',
      'await sanitizeHtml(wire.description)',
      'wire.description as Awaited<ReturnType<typeof sanitizeHtml>>',
    ],
  ]),
  ...faultsIn('packages-mfe/src/api/wire.ts', calls, [
    [
      'readings, package detail: the slug is optional',
      'wire.slug ?? String(wire.id)',
      "wire.slug ?? ''",
    ],
    [
      'readings, package detail: the name is optional',
      "wire.name || 'Travel package'",
      'wire.name',
    ],
  ]),
  ...faultsIn('shared/contract/src/wire/primitives.ts', calls, [
    ['§7: price_per_person parsed to a number', 'Number(told) : told', 'told : told'],
  ]),
]
