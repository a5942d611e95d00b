import { travellerSummary } from '@storefront/domain'
import { useState } from 'react'
import { PickerButton } from '../forms/PickerButton.tsx'
import { LoadFailed } from '../loading/LoadFailed.tsx'
import { onIntent } from '../loading/on-intent.ts'
import { useOnIntent } from '../loading/use-on-intent.ts'
import { Icon, Users } from '../media/icons.ts'
import type { TravellersModalProps } from './TravellersModal.tsx'

const modal = onIntent(
  () => import(/* webpackChunkName: "travellers-modal" */ './TravellersModal.tsx'),
)

type TravellersFieldProps = Omit<TravellersModalProps, 'onClose'> & {
  /** By default 'Travellers & Class' with a cabin class, else 'Travellers'. */
  label?: string
}

/** Summary of the travellers with their modal, whose code is fetched on pointer or focus. */
export function TravellersField({ label, ...choice }: TravellersFieldProps) {
  const { counts, cabinClass } = choice
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { module, failed } = useOnIntent(modal, open, close)
  const summary = travellerSummary(counts)
  return (
    <div>
      <PickerButton
        label={label ?? (cabinClass ? 'Travellers & Class' : 'Travellers')}
        value={cabinClass ? `${summary}, ${cabinClass}` : summary}
        wraps
        icon={<Icon shape={Users} size={20} />}
        open={open}
        onPress={() => setOpen(true)}
        onIntent={modal.preload}
      />
      {failed && <LoadFailed />}
      {open && module && <module.TravellersModal {...choice} onClose={close} />}
    </div>
  )
}
