import type { Product } from '@storefront/contract'
import { shownCountText } from '@storefront/domain'
import { Button, Dated, EmptyState, FiltersFoot, ListToolbar } from '@storefront/ui'
import { type ReactNode, useId, useRef, useState } from 'react'
import { capitalised, listWords, noneMatchText } from './lists.ts'
import styles from './ResultsList.module.css'

type ResultsListProps = {
  product: Product
  /** Records that pass the filters, and all. */
  shownCount: number
  foundCount: number
  /** Dates and guests, above the list. */
  note?: string
  sort: ReactNode
  map?: ReactNode
  filters: ReactNode
  chosenFilters: number
  onClearFilters: () => void
  /** List of the records that pass the filters. */
  children: ReactNode
}

/** List with count, order and filters. From 992 px the filters are beside the list. */
export function ResultsList(props: ResultsListProps) {
  const { product, shownCount, foundCount, note, sort, filters, chosenFilters, onClearFilters } =
    props
  const { one, many } = listWords[product]
  const count = shownCountText(shownCount, foundCount, one, many)
  const noneMatch = noneMatchText(product)
  const [isFiltering, setFiltering] = useState(false)
  const filtersId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLElement>(null)
  // The panel precedes its button in the document, so opening moves the focus to the panel.
  const open = () => {
    setFiltering(true)
    requestAnimationFrame(() => panel.current?.focus())
  }
  const close = () => {
    setFiltering(false)
    requestAnimationFrame(() => list.current?.focus())
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset around fieldsets says nothing more */}
      <div
        ref={panel}
        id={filtersId}
        role="group"
        aria-label="Filters"
        tabIndex={-1}
        className={styles.filters}
        data-open={isFiltering}
      >
        {filters}
        {(shownCount > 0 || isFiltering) && (
          <FiltersFoot
            isChosen={chosenFilters > 0}
            onClear={onClearFilters}
            noneMatch={shownCount > 0 ? null : noneMatch}
          >
            {isFiltering && (
              <Button variant="primary" wide className={styles.show} onClick={close}>
                {`Show ${count}`}
              </Button>
            )}
          </FiltersFoot>
        )}
      </div>
      <section
        ref={list}
        tabIndex={-1}
        className={styles.list}
        aria-label={`${capitalised(many)} found`}
      >
        <ListToolbar
          count={count}
          filters={{
            controls: filtersId,
            chosenCount: chosenFilters,
            isOpen: isFiltering,
            onToggle: isFiltering ? close : open,
            isOpenWhenWide: true,
          }}
          sort={sort}
        />
        {(note || props.map) && (
          <div className={styles.about}>
            {note && (
              <p className={styles.note}>
                <Dated text={note} />
              </p>
            )}
            {props.map}
          </div>
        )}
        {shownCount > 0 ? (
          props.children
        ) : (
          <div className={styles.none}>
            <EmptyState title={noneMatch}>
              <Button variant="primary" onClick={onClearFilters}>
                Clear filters
              </Button>
            </EmptyState>
          </div>
        )}
      </section>
    </>
  )
}

/** Column of a list, for skeletons, empty states or lists with their own toolbar. */
export function ResultsColumn({ children }: { children: ReactNode }) {
  return (
    <section tabIndex={-1} className={styles.list} aria-label="Results">
      {children}
    </section>
  )
}
