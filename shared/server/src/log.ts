import { destination, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino'

/** Where a server writes what happened. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/**
 * Structured log: one JSON object per line on standard error, from LOG_LEVEL on (standard output has the ready line only).
 * Each line also has `fields`. Callers give names, versions, paths and errors: never a query, a body or a visitor's address.
 */
export function createLog(
  level: string = process.env.LOG_LEVEL || 'info',
  fields: () => object = () => ({}),
): Logger {
  return pino(
    {
      level,
      base: null,
      mixin: fields,
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: stdSerializers.errWithCause },
    },
    destination(2),
  )
}
