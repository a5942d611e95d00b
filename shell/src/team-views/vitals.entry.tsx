import { page } from '../entry.ts'
import { watchVitals } from './watch-vitals.ts'

if (page?.boot.shell) watchVitals(page.boot.shell, page)
