import { isSameUsd } from '@storefront/domain'
import { useState } from 'react'

/** Which of the two buttons was pressed. */
export type BookingWay = 'card' | 'whatsApp'

/** A total that is another by now: what the visitor saw, what it is, and the button that has to be pressed again. */
export type PriceChange = { fromUsd: number; toUsd: number; way: BookingWay }

export type ShownTotal = {
  /** What the visitor sees and pays: the selection's total, or the provider's where it answered another one. */
  totalUsd: number
  /** Whether it is the provider's, so that prices of the selection's parts do not add up to it. */
  isOther: boolean
  /** The change that the visitor has not accepted yet, or null. */
  change: PriceChange | null
  /** Shows a new total and asks about it; false when it is the one they saw, so that there is nothing to ask. */
  ask: (change: PriceChange) => boolean
  /** Takes an unanswered question away; the new total stays. */
  dropQuestion: () => void
}

/** The total of a selection, or the one that the provider answered instead. Another `priceKey` is another price: it starts anew. */
export function useShownTotal(priceKey: string, selectionUsd: number): ShownTotal {
  const [answered, setAnswered] = useState<{
    priceKey: string
    totalUsd: number
    change: PriceChange | null
  } | null>(null)
  const other = answered?.priceKey === priceKey ? answered : null
  return {
    totalUsd: other?.totalUsd ?? selectionUsd,
    isOther: other !== null,
    change: other?.change ?? null,
    ask(change) {
      if (isSameUsd(change.fromUsd, change.toUsd)) return false
      setAnswered({ priceKey, totalUsd: change.toUsd, change })
      return true
    },
    dropQuestion: () => setAnswered((current) => current && { ...current, change: null }),
  }
}
