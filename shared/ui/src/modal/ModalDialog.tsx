import {
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { Icon, X } from '../media/icons.ts'
import styles from './ModalDialog.module.css'

export type ModalDialogProps = {
  /** Target of a `commandfor` button, which works before scripts run. */
  id?: string
  open: boolean
  /** Called by Escape, the backdrop and the close button. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays visible while the content scrolls. */
  footer?: ReactNode
  /** Focused on opening; by default the title. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null)
  className?: string
}

/** A native modal dialog: centred from 576 px, a bottom sheet below. */
export function ModalDialog(props: ModalDialogProps) {
  const { open, onClose, title, children, footer, initialFocus } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const dialog = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)

  const show = useEffectEvent((element: HTMLDialogElement) => {
    // A button's command has already opened the dialog and moved the focus.
    if (element.open) return
    element.showModal()
    const focused =
      typeof initialFocus === 'function' ? initialFocus() : (initialFocus ?? titleRef).current
    focused?.focus()
  })
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    show(element)
    return () => element.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(styles.dialog, props.className)}
      closedby="any"
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onClick={({ target, currentTarget }) => {
        // Safari has no `closedby`.
        if (target === currentTarget && !('closedBy' in currentTarget)) onClose()
      }}
    >
      <h2
        ref={titleRef}
        id={`${id}-title`}
        tabIndex={initialFocus ? undefined : -1}
        className={styles.title}
      >
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
      {/* Last, so that the browser puts the focus on the first field. React's types do not know commands yet. */}
      <IconButton
        label="Close"
        className={styles.close}
        onClick={onClose}
        {...{ command: 'close', commandfor: id }}
      >
        <Icon shape={X} size={22} />
      </IconButton>
    </dialog>
  )
}
