import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino'
import { errorCode } from './error-code.ts'

const levels = ['debug', 'info', 'warn', 'error', 'silent']

/** The log of a server. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/**
 * Structured log: one JSON object per line from `level` on, each with `fields` too, on standard error (standard output has the
 * ready line only). Callers give names, counts, references, paths and errors: never a query, a body or a visitor's address.
 * Throws for a level that is none.
 */
export function createLog(
  level: string = process.env.LOG_LEVEL || 'info',
  fields: () => object = () => ({}),
  to: DestinationStream = destination(2),
): Logger {
  if (!levels.includes(level))
    throw new Error(`LOG_LEVEL is none of ${levels.join(', ')}: ${level}`)
  return pino(
    {
      level,
      base: null,
      mixin: fields,
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describe },
    },
    to,
  )
}

/** An error without its values: a database's message quotes parameters, which may be a visitor's. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const isQuery = error.message.startsWith('Failed query')
  return {
    name: error.name,
    code: errorCode(error) ?? undefined,
    message: isQuery ? 'a database query failed' : error.message,
    cause: isQuery ? undefined : describe(error.cause),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 8),
  }
}
