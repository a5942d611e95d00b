import { listStep, shownCount, shownParameter } from '@storefront/domain'
import { useSearchParams } from '@storefront/router'
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { ButtonLink } from '../actions/Button.tsx'
import { classNames } from '../class-names.ts'
import { PlainList } from '../layout/PlainList.tsx'
import styles from './LongList.module.css'

type LongListProps<Item> = {
  items: readonly Item[]
  /** Renders one item as an `li` with a key. */
  children: (item: Item, index: number) => ReactNode
  className?: string | undefined
}

/**
 * Shows ten items and ten more on each press, with focus on the first new one. The count is in the address, so the
 * server, Back and a reload restore it.
 */
export function LongList<Item>({ items, children, className }: LongListProps<Item>) {
  const [params] = useSearchParams()
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number | null>(null)
  const shown = shownCount(params, items.length)
  // Deferred, so that a pressed control updates first: rendering all cards takes a slow phone 0.1 s.
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
      <PlainList ref={list} className={classNames(styles.items, className)}>
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
