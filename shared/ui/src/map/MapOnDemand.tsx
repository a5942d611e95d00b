import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { LoadFailed } from '../loading/LoadFailed.tsx'
import { onIntent } from '../loading/on-intent.ts'
import { useOnIntent } from '../loading/use-on-intent.ts'
import type { PriceMapProps } from './PriceMap.tsx'

const map = onIntent(() => import(/* webpackChunkName: "price-map" */ './PriceMap.tsx'))

/** A button that toggles a `PriceMap`, whose code and tiles are fetched on demand. */
export function MapOnDemand(props: PriceMapProps) {
  const [isShown, setShown] = useState(false)
  const { module, failed } = useOnIntent(map, isShown, () => setShown(false))
  return (
    <>
      <div>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isShown}
          onPointerEnter={map.preload}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide map' : 'Show map'}
        </Button>
      </div>
      {failed && <LoadFailed />}
      {isShown && (module ? <module.PriceMap {...props} /> : <Spinner label="Loading the map…" />)}
    </>
  )
}
