import type { IsoDate } from '@storefront/contract'
import { formatDayDate, nightsBetween, nightsText } from '@storefront/domain'
import { useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { PickerButton } from '../forms/PickerButton.tsx'
import { LoadFailed } from '../loading/LoadFailed.tsx'
import { onIntent } from '../loading/on-intent.ts'
import { useOnIntent } from '../loading/use-on-intent.ts'
import { CalendarDays, Icon } from '../media/icons.ts'
import styles from './DateRangeField.module.css'
import type { DateRange, RangeEnd, Unavailable } from './range-choice.ts'

const panel = onIntent(() => import(/* webpackChunkName: "calendar" */ './RangePanel.tsx'))

type DateRangeFieldProps = {
  startLabel: string
  endLabel: string
  /** Names of the hidden inputs. */
  startName?: string
  endName?: string
  start: IsoDate
  end: IsoDate
  min: IsoDate
  /** Reason why a night is unavailable. An unavailable range is shown all the same. */
  unavailable?: Unavailable
  /** Longest range in nights; null for no limit. Only applies with `unavailable`. */
  maxNights?: number | null
  onChange: (range: DateRange) => void
  className?: string
}

/** A range as two buttons with one calendar, whose code is fetched on pointer or focus. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { startLabel, endLabel, startName, endName, start, end, min, unavailable, onChange } = props
  const [opened, setOpened] = useState<{ end: RangeEnd; times: number } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const buttons = { start: useRef<HTMLButtonElement>(null), end: useRef<HTMLButtonElement>(null) }
  const fields = useRef<HTMLDivElement>(null)
  const close = () => setIsOpen(false)
  const { module, failed } = useOnIntent(panel, isOpen, close)
  const nights = nightsBetween(start, end)

  const press = (pressed: RangeEnd) => {
    if (isOpen && opened?.end === pressed) return close()
    setOpened({ end: pressed, times: (opened?.times ?? 0) + 1 })
    setIsOpen(true)
  }
  const button = (which: RangeEnd, label: string, value: IsoDate, note?: string) => (
    <PickerButton
      ref={buttons[which]}
      label={label}
      value={formatDayDate(value)}
      note={note}
      icon={<Icon shape={CalendarDays} size={20} />}
      open={isOpen && opened?.end === which}
      onPress={() => press(which)}
      onIntent={panel.preload}
    />
  )
  return (
    <div ref={fields} className={classNames(styles.range, props.className)}>
      {button('start', startLabel, start)}
      {button('end', endLabel, end, nights > 0 ? nightsText(nights) : undefined)}
      {startName && <input type="hidden" name={startName} value={start} />}
      {endName && <input type="hidden" name={endName} value={end} />}
      {failed && (
        <div className={styles.failed}>
          <LoadFailed />
        </div>
      )}
      {module && opened && (
        <module.RangePanel
          key={opened.times}
          open={isOpen}
          onClose={close}
          field={buttons[opened.end]}
          fields={fields}
          startLabel={startLabel}
          endLabel={endLabel}
          start={start}
          end={end}
          min={min}
          unavailable={unavailable}
          maxNights={props.maxNights ?? null}
          choosing={opened.end}
          onChange={onChange}
        />
      )}
    </div>
  )
}
