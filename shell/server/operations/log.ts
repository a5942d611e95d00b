import { destination, pino, stdSerializers, stdTimeFunctions } from 'pino'

/**
 * Structured log: one JSON object per line on standard error, from LOG_LEVEL on (standard output has the ready line only).
 * Callers give names, versions, paths and errors: never a query, a body or a visitor's address.
 */
export const log = pino(
  {
    level: process.env.LOG_LEVEL || 'info',
    base: null,
    messageKey: 'message',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: stdSerializers.errWithCause },
  },
  destination(2),
)
