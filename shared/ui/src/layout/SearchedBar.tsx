import type { Ref } from 'react'
import { Button } from '../actions/Button.tsx'
import { Pencil } from '../media/icons.ts'
import { Dated } from './Dated.tsx'
import styles from './SearchedBar.module.css'

type SearchedBarProps = {
  /** The button that opens the form. */
  ref?: Ref<HTMLButtonElement>
  /** The search in a few words. */
  title: string
  /** When, in a few more. */
  note: string
  isEditing: boolean
  /** Id of the form that the button opens. */
  controls: string
  onEdit: () => void
}

/** Summary of the search, always in view below 992 px, where the search form is folded away. */
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
        <Pencil size={16} />
        Edit
      </Button>
    </div>
  )
}
