import { agency } from './agency.js'

/** Runs a remote in an element of the page, until its button is pressed. */
export function show({ mount }) {
  const unmount = mount(document.getElementById('root'), { agency, api: '/api/v1' })
  const close = document.body.appendChild(document.createElement('button'))
  close.textContent = 'Close'
  close.addEventListener('click', unmount)
}
