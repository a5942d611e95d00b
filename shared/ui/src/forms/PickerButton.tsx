import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Field.module.css'

export type PickerButtonProps = {
  label: string
  /** Chosen value as text; empty shows the placeholder. */
  value: string
  placeholder?: string
  /** The value may take two lines where the field is narrow; else what does not fit is cut. */
  wraps?: boolean
  /** A short remark in the corner, e.g. '3 nights'. */
  note?: string
  icon?: ReactNode
  /** The id of a dialog that the browser opens by itself, script or not. */
  dialog?: string
  open: boolean
  /** Nothing was chosen although something must be. */
  invalid?: boolean
  onPress: () => void
  /** A pointer or focus came near: time to fetch what the press will open. */
  onIntent: () => void
  ref?: Ref<HTMLButtonElement>
}

/** The closed face of a field whose value is chosen in a dialog. Its name is its label and its value. */
export function PickerButton(props: PickerButtonProps) {
  const { label, value, placeholder, note, icon, dialog, open, invalid } = props
  return (
    <button
      ref={props.ref}
      type="button"
      className={classNames(styles.picker, invalid && styles.invalid)}
      aria-haspopup="dialog"
      onClick={(event) => {
        // Once the script runs, the page opens the dialog and not the browser's `command`.
        event.preventDefault()
        // Safari does not focus a clicked button, and a closing dialog returns the focus to what had it.
        event.currentTarget.focus()
        props.onPress()
      }}
      onPointerEnter={props.onIntent}
      onFocus={props.onIntent}
      // One or the other: HTML forbids `aria-expanded` beside a command. React's types do not know commands yet.
      {...(dialog && !open
        ? { command: 'show-modal', commandfor: dialog }
        : { 'aria-expanded': open })}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>{' '}
        <span
          className={classNames(
            styles.value,
            props.wraps && styles.wraps,
            !value && styles.placeholder,
          )}
        >
          {value || placeholder}
        </span>
        {note && ' '}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </button>
  )
}
