import { endWith } from '../ending.ts'
import { superviseServer } from '../supervised-server.ts'
import { toy } from './toy.ts'

// Like `npm start`, with a toy server: prints its address and runs until it is asked to end.
const { url, stop } = await superviseServer('The toy', toy(), '0')
endWith(stop)
console.log(JSON.stringify({ ready: url }))
