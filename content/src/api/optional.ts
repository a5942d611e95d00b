import { isAborted } from '@storefront/http'

/** What a page can do without: a failure is logged and reads as `fallback`. */
export async function optional<T>(load: Promise<T>, fallback: T): Promise<T> {
  try {
    return await load
  } catch (error) {
    if (!isAborted(error)) console.error('Part of the page could not be loaded:', error)
    return fallback
  }
}
