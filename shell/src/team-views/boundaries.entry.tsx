import { BoundaryOverlay } from './BoundaryOverlay.tsx'
import { besideSite } from './beside-site.tsx'

besideSite((page) => <BoundaryOverlay {...page} />)
