import { text } from 'node:stream/consumers'
import { openStore } from '@storefront/releases'
import { releasesAddresses } from '../processes/apps.ts'
import { trace } from './trace/trace-stack.ts'

/** `npm run lab -- trace < stack.txt`, or `trace /remotes/…js:1:52`: release, file and line of each place of a stack. */
const named = process.argv.slice(2)
const stack = named.length > 0 ? named.join('\n') : await text(process.stdin)
console.log(await trace(stack, await openStore(releasesAddresses.store)))
