import { endWith } from '../ending.ts'
import { keepServer } from '../kept-server.ts'
import { toy } from './toy.ts'

// What `npm start` is to the storefront, with a toy: says where it listens and runs until it is asked to end.
const { url, stop } = await keepServer('The toy', toy(), '0')
endWith(stop)
console.log(JSON.stringify({ ready: url }))
