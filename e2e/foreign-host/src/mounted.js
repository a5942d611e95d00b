import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { show } from './element.js'

registerRemotes([{ name: 'flights', entry: new URLSearchParams(location.search).get('manifest') }])
show(await loadRemote('flights/mount'))
