import { Button } from '@storefront/ui'

/** Entries of a list that are asked for at once. */
export const limit = 30

type PagesProps = {
  /** What the list shows starts before this number; null at its beginning. */
  before: number | null
  /** The last number shown; null where nothing older is. */
  oldest: number | null
  onShow: (before: number | null) => void
}

/** Leads through a list that is newest first; nothing where it is short. */
export function Pages({ before, oldest, onShow }: PagesProps) {
  if (before === null && oldest === null) return null
  return (
    <div>
      <Button size="small" variant="ghost" disabled={before === null} onClick={() => onShow(null)}>
        Latest
      </Button>
      <Button
        size="small"
        variant="ghost"
        disabled={oldest === null}
        onClick={() => onShow(oldest)}
      >
        Older
      </Button>
    </div>
  )
}
