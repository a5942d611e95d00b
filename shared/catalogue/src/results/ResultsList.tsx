import { Button, Dated, EmptyState, FiltersFoot, ListToolbar } from '@storefront/ui'
import { type ReactNode, useId, useRef, useState } from 'react'
import styles from './ResultsList.module.css'

type ResultsListProps = {
  /** e.g. 'Hotels found'. */
  label: string
  /** e.g. '3 of 12 hotels'; announced when it changes. */
  count: string
  /** Dates and guests, above the list. */
  note?: string
  sort: ReactNode
  map?: ReactNode
  filters: ReactNode
  chosenFilters: number
  onClearFilters: () => void
  /** e.g. 'No hotels match these filters'. */
  noneMatch: string
  /** Null when no record passes the filters. */
  children: ReactNode | null
}

/** List with count, order and filters. From 992 px the filters are beside the list. */
export function ResultsList(props: ResultsListProps) {
  const { label, count, note, sort, filters, chosenFilters, onClearFilters, noneMatch } = props
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
        {(props.children || isFiltering) && (
          <FiltersFoot
            isChosen={chosenFilters > 0}
            onClear={onClearFilters}
            noneMatch={props.children ? null : noneMatch}
          >
            {isFiltering && (
              <Button variant="primary" wide className={styles.show} onClick={close}>
                {`Show ${count}`}
              </Button>
            )}
          </FiltersFoot>
        )}
      </div>
      <section ref={list} tabIndex={-1} className={styles.list} aria-label={label}>
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
        {props.children ?? (
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
