import { inlined } from './compared-schemas.ts'
import type { JsonSchema } from './json-schema.ts'

type Content = { 'application/json': { schema: JsonSchema } }
type Answer = { description?: string; content?: Content; $ref?: string }
type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema }
export type WrittenOperation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Answer>
}

export type ApiDocument = {
  openapi: string
  info: object
  servers: object[]
  /** Empty: calls need no authentication. */
  security: []
  tags: object[]
  paths: Record<string, Record<string, WrittenOperation>>
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Answer> }
}

/** Schemas of a call without any `$ref`: query, body, and each response by status. */
export type CallSchemas = {
  sent: { query: JsonSchema; body?: JsonSchema }
  answers: Record<string, JsonSchema>
}

export function schemasOf({ components }: ApiDocument, operation: WrittenOperation): CallSchemas {
  const inline = (schema: JsonSchema) => inlined(schema, components.schemas)
  const { parameters = [], requestBody, responses } = operation
  const body = requestBody?.content['application/json'].schema
  return {
    sent: {
      query: inline(objectOf(parameters.filter((one) => one.in === 'query'))),
      ...(body ? { body: inline(body) } : {}),
    },
    answers: Object.fromEntries(
      Object.entries(responses).flatMap(([status, answer]) => {
        const { content } = components.responses[answer.$ref?.split('/').at(-1) ?? ''] ?? answer
        return content ? [[status, inline(content['application/json'].schema)]] : []
      }),
    ),
  }
}

function objectOf(parameters: Parameter[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}
