import { Popover } from '@base-ui/react/popover'
import { type IsoDate, paths } from '@storefront/contract'
import { formatDayDate } from '@storefront/domain'
import { type ReactNode, type RefObject, useRef, useSyncExternalStore } from 'react'
import { Button } from '../actions/Button.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { ModalDialog } from '../modal/ModalDialog.tsx'
import styles from './DatePanel.module.css'

const wideWindow = '(min-width: 48em)'

export type DatePanelProps = {
  open: boolean
  onClose: () => void
  /** Anchor of the panel. Gets the focus when the panel closes. */
  field: RefObject<HTMLElement | null>
  /** Contains all buttons that open this panel. A press on them does not count as a press outside. */
  fields: RefObject<HTMLElement | null>
  title: string
  /** Summary of the choice. */
  remark?: string
  /** False disables Done, which would lose the part that was chosen. */
  isComplete?: boolean
  /** Earliest day, below the calendar, with a way to ask for a sooner one. */
  firstDay?: IsoDate | undefined
  children: ReactNode
}

/** Frame of an open calendar: a popover from 768 px, a modal sheet below. */
export function DatePanel(props: DatePanelProps) {
  const { open, onClose, field, fields, title, remark, isComplete = true, firstDay } = props
  const isWide = useWideWindow()
  const calendar = useRef<HTMLDivElement>(null)
  const focusDay = () => calendar.current?.querySelector<HTMLElement>('td [tabindex="0"]') ?? null
  const content = (
    <>
      <div ref={calendar}>{props.children}</div>
      {firstDay && (
        <p className={styles.firstDay}>
          <span>{`First day: ${formatDayDate(firstDay)}.`}</span>{' '}
          <a href={paths.contact} target="_blank" rel="noopener">
            Sooner? Write to us<VisuallyHidden> (in a new tab)</VisuallyHidden>
          </a>
        </p>
      )}
    </>
  )
  const footer = (
    <div className={styles.footer}>
      <p role="status" className={styles.remark}>
        {remark}
      </p>
      <Button size="small" disabled={!isComplete} onClick={onClose}>
        Done
      </Button>
    </div>
  )

  if (!isWide) {
    return (
      open && (
        <ModalDialog open onClose={onClose} title={title} initialFocus={focusDay} footer={footer}>
          {content}
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
            {content}
            {footer}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** True if the window is at least 768 px wide. Only for elements that the server does not render. */
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
