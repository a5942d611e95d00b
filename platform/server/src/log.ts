import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino'
import { errorCode } from './error-code.ts'

const levels = ['debug', 'info', 'warn', 'error', 'silent']

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/**
 * JSON log on standard error, one object per line from `level` on, each with `fields`. Callers log names, counts, paths
 * and errors, never a query, a body or an address of a visitor. An error's message is left out where it may quote a
 * visitor. Throws for an unknown level.
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

/** Describes an error without values: messages of databases quote parameters, which a visitor may have typed. */
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
