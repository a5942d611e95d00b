import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { agency } from './agency.js'

// A page without a router or React of its own code: flights run in one of its elements.
registerRemotes([{ name: 'flights', entry: new URLSearchParams(location.search).get('manifest') }])
const { mount } = await loadRemote('flights/mount')
const unmount = mount(document.getElementById('root'), { agency, api: '/api/v1' })

const close = document.body.appendChild(document.createElement('button'))
close.textContent = 'Close'
close.addEventListener('click', unmount)
