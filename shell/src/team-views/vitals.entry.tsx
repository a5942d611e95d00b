import { page } from '../entry.ts'
import { watchVitals } from './watch-vitals.ts'

if (page) watchVitals(page.boot.shell, page)
