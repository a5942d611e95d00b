import { useState } from 'react'
import { isSameTotal } from './price-change.ts'

/** Which of the two buttons was pressed. */
export type BookingWay = 'card' | 'whatsApp'

/** A total that is another by now: what the visitor saw, what it is, and the button that has to be pressed again. */
export type PriceChange = { fromUsd: number; toUsd: number; way: BookingWay }

export type AgreedTotal = {
  /** What the visitor sees and pays: the selection's total, or another one they agreed to. */
  totalUsd: number
  /** Whether it is no longer the selection's, so that prices of its parts do not add up to it. */
  isAgreed: boolean
  /** The change that waits for the visitor's word, or null. */
  change: PriceChange | null
  /** Asks the visitor about a new total; false when that is the one they saw, so that there is nothing to ask. */
  ask: (change: PriceChange) => boolean
  agree: (totalUsd: number) => void
  /** Takes an unanswered question away. */
  dropQuestion: () => void
}

/** The total of a selection that the provider may have changed meanwhile. Another selection starts anew. */
export function useAgreedTotal(selectionKey: string, selectionUsd: number): AgreedTotal {
  const about = `${selectionKey} ${selectionUsd}`
  const [agreed, setAgreed] = useState<{ about: string; totalUsd: number } | null>(null)
  const [asked, setAsked] = useState<{ about: string; change: PriceChange } | null>(null)
  const isAgreed = agreed?.about === about
  return {
    totalUsd: isAgreed ? agreed.totalUsd : selectionUsd,
    isAgreed,
    change: asked?.about === about ? asked.change : null,
    ask(change) {
      if (isSameTotal(change.fromUsd, change.toUsd)) return false
      setAsked({ about, change })
      return true
    },
    agree(totalUsd) {
      setAgreed({ about, totalUsd })
      setAsked(null)
    },
    dropQuestion: () => setAsked(null),
  }
}
