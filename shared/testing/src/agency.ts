import type { Agency } from '@storefront/contract'

export const testAgency: Agency = {
  product: 'Laguna',
  phone: '+52 998 555 0142',
  whatsapp: '529985550142',
  email: 'sales@laguna.example',
  social: {},
  paymentHosts: ['pay.example.com'],
  mapHosts: [],
  idempotencyKeys: true,
}
