import { agency } from './agency.js'

// A page without a router or React, which mounts a remote in an element. A button unmounts it.
const { mount } = await import('flights/mount')
const unmount = mount(document.getElementById('root'), { agency, api: '/api/v1' })
const close = document.body.appendChild(document.createElement('button'))
close.textContent = 'Close'
close.addEventListener('click', unmount)
