import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino'

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** How much is written. */
export type LogLevel = (typeof logLevels)[number]

/** Structured log. Callers give names, counts, references and codes: never traveller records, bodies or queries. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/** One JSON object per line, each with `fields` too, on standard error unless said otherwise: standard output has the ready line only. */
export function createLog(
  level: LogLevel,
  to: DestinationStream = destination(2),
  fields: () => object = () => ({}),
): Log {
  const options = {
    level,
    base: null,
    mixin: fields,
    messageKey: 'message',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: describe },
  }
  return pino(options, to)
}

/** An error without its values: a database's message quotes parameters, which may be a visitor's. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const cause = error.cause instanceof Error ? error.cause : null
  const code = 'code' in error ? error.code : cause && 'code' in cause ? cause.code : undefined
  const isQuery = error.message.startsWith('Failed query')
  return {
    name: error.name,
    code,
    message: isQuery ? 'a database query failed' : error.message,
    cause: cause && !isQuery ? cause.message : undefined,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 8),
  }
}
