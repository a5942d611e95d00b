import { show } from './element.js'

// A page without a router or React.
show(await import('flights/mount'))
