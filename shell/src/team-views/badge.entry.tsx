import { besideSite } from './beside-site.tsx'
import { OverrideBadge } from './OverrideBadge.tsx'

besideSite(({ boot }) => <OverrideBadge {...boot} />)
