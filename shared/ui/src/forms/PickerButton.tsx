import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Field.module.css'

export type PickerButtonProps = {
  label: string
  /** Text of the value; '' shows the placeholder. */
  value: string
  placeholder?: string
  /** Wraps a long value to two lines instead of truncating it. */
  wraps?: boolean
  /** E.g. '3 nights'. */
  note?: string
  icon?: ReactNode
  /** Id of a dialog that the browser opens by itself, even without scripts. */
  dialog?: string
  open: boolean
  invalid?: boolean
  onPress: () => void
  /** Called on pointer or focus, to preload the dialog. */
  onIntent: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Button of a field whose value is chosen in a dialog. Its accessible name is label and value. */
export function PickerButton(props: PickerButtonProps) {
  const { label, value, placeholder, note, icon, dialog, open, invalid } = props
  return (
    <button
      ref={props.ref}
      type="button"
      className={classNames(styles.picker, invalid && styles.invalid)}
      aria-haspopup="dialog"
      onClick={(event) => {
        // Once hydrated, the page opens the dialog instead of the browser's `command`.
        event.preventDefault()
        // Safari does not focus a clicked button, and a closing dialog returns focus to the last focused element.
        event.currentTarget.focus()
        props.onPress()
      }}
      onPointerEnter={props.onIntent}
      onFocus={props.onIntent}
      // HTML forbids `aria-expanded` beside a command. React's types have no commands yet.
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
