import { serveUntilSignal } from '../serve-until-signal.ts'
import { superviseServer } from '../supervised-server.ts'
import { toy } from './toy.ts'

await serveUntilSignal('The toy', () => superviseServer('The toy', toy(), '0'))
