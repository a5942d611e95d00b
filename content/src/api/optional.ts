import { isAborted } from '@storefront/http'

/** Returns `fallback` if an optional load fails, and logs the failure. */
export async function optional<T>(load: Promise<T>, fallback: T): Promise<T> {
  try {
    return await load
  } catch (error) {
    if (!isAborted(error)) console.error('Part of the page could not be loaded:', error)
    return fallback
  }
}
