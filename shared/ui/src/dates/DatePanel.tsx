import { Popover } from '@base-ui/react/popover'
import { type ReactNode, type RefObject, useRef, useSyncExternalStore } from 'react'
import { Button } from '../actions/Button.tsx'
import { ModalDialog } from '../modal/ModalDialog.tsx'
import styles from './DatePanel.module.css'

const wideWindow = '(min-width: 48em)'

export type DatePanelProps = {
  open: boolean
  onClose: () => void
  /** The field's button: the panel hangs on it and gives focus back to it. */
  field: RefObject<HTMLElement | null>
  /** Element that holds every button that opens this panel: they handle their own presses. */
  fields: RefObject<HTMLElement | null>
  title: string
  /** Summary of the choice, at the bottom. */
  remark?: string
  /** The calendar. */
  children: ReactNode
}

/** Frame of an open calendar: a panel under its field from 768 px, a sheet below. */
export function DatePanel(props: DatePanelProps) {
  const { open, onClose, field, fields, title, remark, children } = props
  const isWide = useWideWindow()
  const calendar = useRef<HTMLDivElement>(null)
  const focusDay = () => calendar.current?.querySelector<HTMLElement>('td [tabindex="0"]') ?? null
  const footer = (
    <div className={styles.footer}>
      <p role="status" className={styles.remark}>
        {remark}
      </p>
      <Button size="small" onClick={onClose}>
        Done
      </Button>
    </div>
  )

  if (!isWide) {
    return (
      open && (
        <ModalDialog open onClose={onClose} title={title} initialFocus={focusDay} footer={footer}>
          <div ref={calendar}>{children}</div>
        </ModalDialog>
      )
    )
  }
  return (
    <Popover.Root
      open={open}
      modal="trap-focus"
      onOpenChange={(next, details) => {
        const pressed = details.event.target
        if (pressed instanceof Node && fields.current?.contains(pressed)) details.cancel()
        else if (!next) onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={field}
          align="start"
          sideOffset={8}
          collisionPadding={16}
          className={styles.positioner}
        >
          <Popover.Popup className={styles.popup} initialFocus={focusDay} finalFocus={field}>
            <Popover.Title className={styles.title}>{title}</Popover.Title>
            <div ref={calendar}>{children}</div>
            {footer}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** True when there is room for a panel beside its field. For elements that open in the browser only. */
function useWideWindow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(wideWindow)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(wideWindow).matches,
    () => false,
  )
}
