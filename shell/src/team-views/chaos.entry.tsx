import { besideSite } from './beside-site.tsx'
import { ChaosPanel } from './chaos/ChaosPanel.tsx'

besideSite(({ boot }) => <ChaosPanel {...boot} />)
