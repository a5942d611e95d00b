import { Button, EmptyState, ListToolbar } from '@storefront/ui'
import { type ReactNode, useId, useState } from 'react'
import styles from './ResultsList.module.css'

export type ResultsListProps = {
  /** Name of the list, e.g. 'Hotels found'. */
  label: string
  /** How many are shown, e.g. '3 of 12 hotels'; announced when it changes. */
  count: string
  /** When and for whom, above the list. */
  note?: string
  sort: ReactNode
  filters: ReactNode
  chosenFilters: number
  onClearFilters: () => void
  /** Title when the filters leave nothing, e.g. 'No hotels match these filters'. */
  noneMatch: string
  /** The list, or null when the filters leave nothing. */
  children: ReactNode | null
}

/** What was found, how many, in which order, and what narrows it down. The filters stand beside the list from 992 px on. */
export function ResultsList(props: ResultsListProps) {
  const { label, count, note, sort, filters, chosenFilters, onClearFilters, noneMatch } = props
  const [isFiltering, setFiltering] = useState(false)
  const filtersId = useId()
  return (
    <>
      <div id={filtersId} className={styles.filters} data-open={isFiltering}>
        {filters}
      </div>
      <section className={styles.list} aria-label={label}>
        <ListToolbar
          count={count}
          filters={{
            controls: filtersId,
            chosenCount: chosenFilters,
            isOpen: isFiltering,
            onToggle: () => setFiltering(!isFiltering),
            isOpenWhenWide: true,
          }}
          sort={sort}
        />
        {note && <p className={styles.note}>{note}</p>}
        {props.children ?? (
          <EmptyState title={noneMatch}>
            <Button variant="primary" onClick={onClearFilters}>
              Clear filters
            </Button>
          </EmptyState>
        )}
      </section>
    </>
  )
}
