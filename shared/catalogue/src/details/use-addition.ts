import { type HttpClient, isAborted } from '@storefront/http'
import { useSettled, useStorefront } from '@storefront/session'
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Loads optional data after hydration, and again when the request key `question` changes. Returns null until loaded. A
 * null key loads nothing. `what` names the data in the log of a failure.
 */
export function useAddition<T>(
  question: string | null,
  what: string,
  load: (http: HttpClient, signal: AbortSignal) => Promise<T>,
): T | null {
  const { http } = useStorefront()
  const isSettled = useSettled()
  const [found, setFound] = useState<{ question: string; answer: T } | null>(null)
  const ask = useEffectEvent((question: string, signal: AbortSignal) =>
    load(http, signal).then(
      (answer) => setFound({ question, answer }),
      (error: unknown) => {
        if (!isAborted(error)) console.error(`${what} could not be loaded:`, error)
      },
    ),
  )
  useEffect(() => {
    if (!isSettled || question === null) return
    const leaving = new AbortController()
    void ask(question, leaving.signal)
    return () => leaving.abort()
  }, [isSettled, question])
  return found?.question === question ? found.answer : null
}
