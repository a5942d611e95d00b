import type { CabinClass, TravellerBand, TravellerCounts } from '@storefront/contract'
import { Button } from '../actions/Button.tsx'
import { ModalDialog } from '../modal/ModalDialog.tsx'
import { CabinClassChoice } from './CabinClassChoice.tsx'
import { TravellerStepper } from './TravellerStepper.tsx'

const bands: readonly TravellerBand[] = ['adults', 'children', 'infants']

export type TravellersModalProps = {
  onClose: () => void
  counts: TravellerCounts
  onCountChange: (band: TravellerBand, count: number) => void
  /** Offered only when given. */
  cabinClass?: CabinClass
  onCabinClassChange?: (cabinClass: CabinClass) => void
  infantsHint?: string
}

/** How many travel, of what ages, and in which class. Every change counts at once; 'Done' only closes. */
export function TravellersModal(props: TravellersModalProps) {
  const { counts, onCountChange, cabinClass, onCabinClassChange, infantsHint } = props
  return (
    <ModalDialog
      open
      onClose={props.onClose}
      title={cabinClass ? 'Select Travellers & Class' : 'Select Travellers'}
      footer={
        <Button wide onClick={props.onClose}>
          Done
        </Button>
      }
    >
      {bands.map((band) => (
        <TravellerStepper
          key={band}
          band={band}
          count={counts[band]}
          onChange={(count) => onCountChange(band, count)}
          hint={band === 'infants' ? infantsHint : undefined}
        />
      ))}
      {cabinClass && onCabinClassChange && (
        <CabinClassChoice value={cabinClass} onChange={onCabinClassChange} />
      )}
    </ModalDialog>
  )
}
