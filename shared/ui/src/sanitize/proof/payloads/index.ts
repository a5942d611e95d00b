import { addresses } from './addresses.ts'
import { clobbering } from './clobbering.ts'
import { foreign } from './foreign.ts'
import { handlers } from './handlers.ts'
import { mutation } from './mutation.ts'
import { scripts } from './scripts.ts'
import { styles } from './styles.ts'
import { templates } from './templates.ts'

/** Our own attacks by family, written one by one. */
export const ownPayloads: Record<string, readonly string[]> = {
  scripts,
  handlers,
  addresses,
  styles,
  foreign,
  mutation,
  templates,
  clobbering,
}
