import { useRef } from 'react'
import { DayPanel } from '../src/dates/DayPanel.tsx'
import { Button, LocationModal } from '../src/index.ts'
// Preloaded, so that pictures do not wait for code.
import '../src/location/AirportList.tsx'
import { TravellersModal } from '../src/travellers/TravellersModal.tsx'

const nothing = () => undefined
const airport = { id: 1, name: 'Cancún', iataCode: 'CUN', airportName: 'Cancún International' }

export default { title: 'Dialogs' }

export const Travellers = () => (
  <TravellersModal
    counts={{ adults: 2, children: 1, infants: 0 }}
    onCountChange={nothing}
    onClose={nothing}
    cabinClass="Economy"
    onCabinClassChange={nothing}
  />
)

export const Airports = () => (
  <LocationModal
    id="airports"
    value={null}
    open
    onClose={nothing}
    onSelect={nothing}
    search={async () => [airport]}
  />
)
Airports.parameters = { shows: 'Cancún International' }

export const Calendar = () => {
  const field = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={field}>Departure date</Button>
      <DayPanel
        open
        field={field}
        fields={field}
        title="Departure date"
        value="2031-03-12"
        min="2031-03-05"
        isMinEarliest
        unavailable={undefined}
        onChange={nothing}
        onClose={nothing}
      />
    </>
  )
}
Calendar.parameters = { shows: 'March 2031' }
