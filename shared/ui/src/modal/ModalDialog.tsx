import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { X } from '../media/icons.ts'
import styles from './ModalDialog.module.css'

export type ModalDialogProps = {
  open: boolean
  /** Asked for by Esc, the backdrop and the close button. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays in sight while the content scrolls: the modal's last button. */
  footer?: ReactNode
  /** Focused on opening; the title when absent. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null)
  /** Focused after closing; what had focus before when absent. */
  returnFocusTo?: RefObject<HTMLElement | null>
  className?: string
}

/** A modal dialog: centred from 576 px, a sheet at the bottom below. Its code comes with the field that opens it. */
export function ModalDialog(props: ModalDialogProps) {
  const { open, onClose, title, children, footer } = props
  const titleRef = useRef<HTMLHeadingElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            className={classNames(styles.popup, props.className)}
            initialFocus={props.initialFocus ?? titleRef}
            finalFocus={props.returnFocusTo ?? true}
          >
            <div className={styles.header}>
              <Dialog.Title ref={titleRef} tabIndex={-1} className={styles.title}>
                {title}
              </Dialog.Title>
              <Dialog.Close render={<IconButton label="Close" />}>
                <X size={22} aria-hidden="true" />
              </Dialog.Close>
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
