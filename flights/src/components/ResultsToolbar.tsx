import { Filters, ListBar, type ListState } from '@storefront/catalogue'
import { useId, useState } from 'react'
import styles from './ResultsToolbar.module.css'

/** Count, order and filters above a list of flights. */
export function ResultsToolbar({ list }: { list: ListState }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.toolbar}>
      <ListBar
        product="flight"
        list={list}
        panel={{ controls: id, isOpen, onToggle: () => setOpen(!isOpen) }}
      />
      <div id={id} className={styles.filters} hidden={!isOpen}>
        <Filters product="flight" list={list} isOpen={isOpen} />
      </div>
    </div>
  )
}
