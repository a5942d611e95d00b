import type { Agency, MountModule } from '@storefront/contract'

/** Mounts a vertical in the page's #root, for the team that builds it. `title` names the agency: 'Tours alone'. */
export function runStandalone(mount: MountModule['mount'], title: string): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root to run in.')
  const agency: Agency = {
    product: `${title} alone`,
    phone: '+52 998 555 0142',
    whatsapp: '529985550142',
    email: 'sales@example.com',
    social: {},
    paymentHosts: [],
    mapHosts: [],
    idempotencyKeys: true,
  }
  mount(root, { agency, api: '/api/v1' })
}
