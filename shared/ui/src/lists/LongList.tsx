import { listStep, shownCount, shownParameter } from '@storefront/domain'
import { useSearchParams } from '@storefront/router'
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { ButtonLink } from '../actions/Button.tsx'
import { PlainList } from '../layout/PlainList.tsx'
import styles from './LongList.module.css'

type LongListProps<Item> = {
  items: readonly Item[]
  /** One item as an `li` with a key. */
  children: (item: Item, index: number) => ReactNode
  className?: string | undefined
}

/**
 * A list that opens with ten items and shows ten more at a time. The address says how many, so that the server renders
 * them and Back and a reload keep them. The first new item takes the focus.
 */
export function LongList<Item>({ items, children, className }: LongListProps<Item>) {
  const [params] = useSearchParams()
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number | null>(null)
  const shown = shownCount(params, items.length)
  // What was pressed shows it before the cards follow: all of them take a slow phone 0.1 s.
  const cards = useDeferredValue(items.slice(0, shown).map(children))
  useEffect(() => {
    const card = firstNew.current === null ? null : list.current?.children[firstNew.current]
    if (!card || !cards) return
    firstNew.current = null
    card.querySelector<HTMLElement>('a, button')?.focus()
  }, [cards])
  const more = Math.min(listStep, items.length - shown)
  return (
    <>
      <PlainList ref={list} className={className}>
        {cards}
      </PlainList>
      {items.length > listStep && (
        <div className={styles.more}>
          <p role="status">{`Showing ${shown} of ${items.length}`}</p>
          {more > 0 && (
            <ButtonLink
              to={`?${withShown(params, shown + listStep)}`}
              replace
              preventScrollReset
              variant="secondary"
              onClick={() => {
                firstNew.current = shown
              }}
            >
              {`Show ${more} more`}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  )
}

function withShown(params: URLSearchParams, count: number): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set(shownParameter, String(count))
  return next
}
