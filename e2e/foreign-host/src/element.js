import { agency } from './agency.js'

/** Mounts a remote in an element of the page. A button unmounts it. */
export function show({ mount }) {
  const unmount = mount(document.getElementById('root'), { agency, api: '/api/v1' })
  const close = document.body.appendChild(document.createElement('button'))
  close.textContent = 'Close'
  close.addEventListener('click', unmount)
}
