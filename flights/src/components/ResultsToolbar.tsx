import { Filters, type ListState, listCountText } from '@storefront/catalogue'
import { ListToolbar } from '@storefront/ui'
import { useId, useState } from 'react'
import styles from './ResultsToolbar.module.css'

/** Count, order and filters above a list of flights. */
export function ResultsToolbar({ list }: { list: ListState }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.toolbar}>
      <ListToolbar
        count={listCountText('flight', list)}
        list={list}
        panel={{ controls: id, isOpen, onToggle: () => setOpen(!isOpen) }}
      />
      <div id={id} className={styles.filters} hidden={!isOpen}>
        <Filters product="flight" list={list} isOpen={isOpen} />
      </div>
    </div>
  )
}
