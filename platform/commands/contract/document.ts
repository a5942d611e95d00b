import { idempotencyKey, replacesHeader } from '../../provider/src/routes/booking-calls.ts'
import { jsonSchemaOf, type Schema, writtenOut } from './json-schema.ts'
import { anyRefusal, bookingRefusal, namedSchemas, names } from './named-schemas.ts'
import { type Operation, operations } from './operations.ts'
import type { ApiDocument, WrittenOperation } from './written-operations.ts'

const json = (schema: Schema) => ({ 'application/json': { schema: jsonSchemaOf(schema, names) } })

/** OpenAPI 3.1 document of all calls, made from the schemas that validate them. */
export function contractDocument(): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: written(operation) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: "Provider's API",
      version: '1.0.0',
      description:
        'What the storefront calls. Made by `npm run build -- contract` from the schemas that read it.',
      contact: { name: 'The platform team' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api/v1' }],
    security: [],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: namedSchemas,
      responses: {
        Refused: {
          description: 'The request was refused, for this reason.',
          content: json(anyRefusal),
        },
        BookingRefused: {
          description: 'The booking was refused, for this reason.',
          content: json(bookingRefusal),
        },
        Later: { description: 'Too many calls: again after the seconds of Retry-After.' },
        Failed: { description: 'Any other status is a failure.' },
      },
    },
  }
}

const response = (name: string) => ({ $ref: `#/components/responses/${name}` })

function written({
  id,
  summary,
  method,
  path,
  query,
  body,
  answer,
  isBooking,
  refusals,
}: Operation): WrittenOperation {
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(query ? queryParameters(query) : []),
    ...(isBooking ? [keyParameter('Idempotency-Key')] : []),
    ...(isBooking && id.startsWith('pay') ? [keyParameter(replacesHeader)] : []),
  ]
  return {
    operationId: id,
    summary,
    description: descriptionOf(method, isBooking),
    tags: [tagOf(path)],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      '2XX': answer
        ? { description: 'Done.', content: json(answer) }
        : { description: 'Done. The body is not read.' },
      ...Object.fromEntries(
        refusals.map((status) => [status, response(refusalOf(status, method))]),
      ),
      default: response('Failed'),
    },
  }
}

const tags: Record<string, string> = {
  content: 'Home, blog, contact',
  places: 'Destinations and airports',
  flights: 'Flights and their bookings',
  hotels: 'Hotels, rooms and their bookings',
  tours: 'Tours and their bookings',
  packages: 'Packages and their bookings',
}

/** Tag of a call, by the first part of its path. */
function tagOf(path: string): string {
  const [, first = ''] = path.split('/')
  if (first in tags) return first
  if (first === 'hotel-bookings') return 'hotels'
  if (first === 'bookings') return 'flights'
  return ['destinations', 'airports'].includes(first) ? 'places' : 'content'
}

function descriptionOf(method: Operation['method'], isBooking = false): string {
  if (isBooking)
    return 'Totals are computed again here. The same Idempotency-Key with the same body books once and is answered alike.'
  return method === 'get' ? 'Reads only.' : 'May be sent once more when no answer came.'
}

function refusalOf(status: number, method: Operation['method']): string {
  if (status === 409) return 'BookingRefused'
  return status === 429 && method === 'get' ? 'Later' : 'Refused'
}

function keyParameter(name: string) {
  const schema = { type: 'string', pattern: idempotencyKey.source }
  return { name, in: 'header', required: false, schema }
}

function queryParameters(query: Schema) {
  const { properties, required } = writtenOut(query, names)
  const isRequired = new Set(Array.isArray(required) ? required : [])
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: isRequired.has(name),
    schema,
  }))
}
