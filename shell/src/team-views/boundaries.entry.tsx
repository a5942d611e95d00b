import { BoundaryOverlay } from './BoundaryOverlay.tsx'
import { besideSite } from './beside-site.tsx'

// In development every page loads this view.
if (new URLSearchParams(location.search).has('boundaries'))
  besideSite((page) => <BoundaryOverlay {...page} />)
