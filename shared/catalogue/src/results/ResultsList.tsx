import type { Product } from '@storefront/contract'
import { Button, Dated, ListToolbar } from '@storefront/ui'
import { type ReactNode, useId, useRef, useState } from 'react'
import { capitalised, listCountText, listWords } from '../rules/list-words.ts'
import { Filters, type FiltersProps } from './Filters.tsx'
import { NoneMatch } from './NoneMatch.tsx'
import styles from './ResultsList.module.css'
import type { ListState } from './use-list.ts'

type ResultsListProps = {
  product: Product
  list: ListState
  /** Dates and guests, above the list. */
  note?: string
  map?: ReactNode
  TextFilter?: FiltersProps['TextFilter']
  /** List of the records that pass the filters. */
  children: ReactNode
}

/** List with count, order and filters. From 992 px the filters are beside the list. */
export function ResultsList(props: ResultsListProps) {
  const { product, list, note, map, TextFilter, children } = props
  const [isFiltering, setFiltering] = useState(false)
  const filtersId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const section = useRef<HTMLElement>(null)
  // The panel precedes its button in the document, so opening moves the focus to the panel.
  const open = () => {
    setFiltering(true)
    requestAnimationFrame(() => panel.current?.focus())
  }
  const close = () => {
    setFiltering(false)
    requestAnimationFrame(() => section.current?.focus())
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
        <Filters product={product} list={list} isOpen={isFiltering} TextFilter={TextFilter}>
          {isFiltering && (
            <Button variant="primary" wide className={styles.show} onClick={close}>
              {`Show ${listCountText(product, list)}`}
            </Button>
          )}
        </Filters>
      </div>
      <section
        ref={section}
        tabIndex={-1}
        className={styles.list}
        aria-label={`${capitalised(listWords[product].many)} found`}
      >
        <ListToolbar
          count={listCountText(product, list)}
          list={list}
          panel={{
            controls: filtersId,
            isOpen: isFiltering,
            onToggle: isFiltering ? close : open,
            isOpenWhenWide: true,
          }}
        />
        {(note || map) && (
          <div className={styles.about}>
            {note && (
              <p className={styles.note}>
                <Dated text={note} />
              </p>
            )}
            {map}
          </div>
        )}
        {list.shownCount > 0 ? (
          children
        ) : (
          <div className={styles.none}>
            <NoneMatch product={product} onClear={list.clear} />
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
