import type { Ref } from 'react'
import { Button } from '../actions/Button.tsx'
import { Icon, Pencil } from '../media/icons.ts'
import { Dated } from './Dated.tsx'
import styles from './SearchedBar.module.css'

type SearchedBarProps = {
  ref?: Ref<HTMLButtonElement>
  title: string
  /** Dates and travellers. */
  note: string
  isEditing: boolean
  controls: string
  onEdit: () => void
}

/** Summary of the search below 992 px, where the search form is collapsed. */
export function SearchedBar(props: SearchedBarProps) {
  const { ref, title, note, isEditing, controls, onEdit } = props
  return (
    <div className={styles.bar}>
      <p className={styles.text}>
        <span className={styles.title}>{title}</span>{' '}
        <span className={styles.note}>
          <Dated text={note} />
        </span>
      </p>
      <Button
        ref={ref}
        variant="ghost"
        size="small"
        aria-expanded={isEditing}
        aria-controls={controls}
        onClick={onEdit}
      >
        <Icon shape={Pencil} size={16} />
        Edit
      </Button>
    </div>
  )
}
