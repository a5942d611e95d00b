/**
 * Marks the root before the first paint. `data-plan`: the kinds of `Plan` that the device's bookings and the tab's
 * selection have, unless they are over. `data-unfinished`: a booking of the device can be continued. Pages are cached
 * for everybody, so only the browser can know. It is inlined as text, like `recordEarlyTaps`, and repeats of `planOf`
 * and `unfinishedOf` only what the places of their lines need.
 */
export function markPlan(checkoutsKey: string, sessionKey: string): void {
  try {
    const root = document.documentElement.dataset
    const now = new Date()
    const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
      .toISOString()
      .slice(0, 10)
    const kinds = new Set<string>()
    const stored = JSON.parse(localStorage.getItem(checkoutsKey) ?? '[]')
    const seen = new Set<string>()
    for (const { plan, state, product, startedAt, expiresAt, selection, keptUntil } of stored) {
      // The list is sorted, newest first, and only unfinished bookings have a selection.
      if (product && state !== 'refused') {
        if (selection && keptUntil > now.getTime() && !seen.has(product)) root.unfinished = ''
        seen.add(product)
      }
      if (!plan || (plan.last ?? plan.first) < today) continue
      if (state === 'paid' || state === 'requested') kinds.add('booked')
      const until = Date.parse(expiresAt) || startedAt + 1_800_000
      if (state === 'payable' && until > now.getTime()) kinds.add(product)
    }
    const { selection } = JSON.parse(sessionStorage.getItem(sessionKey) ?? '{}')
    for (const [product, search] of Object.entries<Record<string, string>>(
      selection?.searches ?? {},
    )) {
      const first = search?.departureDate ?? search?.checkInDate ?? search?.tourDate
      if (first && first >= today) kinds.add(product)
    }
    if (kinds.size > 0) root.plan = [...kinds].sort().join(' ')
  } catch {
    // A storage that is blocked or malformed has no plan. The page itself logs it.
  }
}
