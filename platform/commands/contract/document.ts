import { idempotencyKey } from '../../provider/src/routes/booking-calls.ts'
import { jsonSchemaOf, type Schema, writtenOut } from './json-schema.ts'
import { anyRefusal, bookingRefusal, namedSchemas, names } from './named-schemas.ts'
import { type Operation, operations } from './operations.ts'
import type { ApiDocument, WrittenOperation } from './written-operations.ts'

const json = (schema: Schema) => ({ 'application/json': { schema: jsonSchemaOf(schema, names) } })

/** OpenAPI 3.1 of the 24 calls, made from the schemas that read them. */
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
    },
    servers: [{ url: '/api/v1' }],
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
        Failed: { description: 'Any other status is a failure.' },
      },
    },
  }
}

const response = (name: string) => ({ $ref: `#/components/responses/${name}` })

function written({
  id,
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
    ...(isBooking ? [keyParameter] : []),
  ]
  return {
    operationId: id,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      '2XX': answer
        ? { description: 'Done.', content: json(answer) }
        : { description: 'Done. The body is not read.' },
      ...Object.fromEntries(
        refusals.map((status) => [status, response(status === 409 ? 'BookingRefused' : 'Refused')]),
      ),
      default: response('Failed'),
    },
  }
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: idempotencyKey.source },
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
