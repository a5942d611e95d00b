/** Details of the company that owns this site. */
export const agency = {
  product: 'Somebody Else',
  phone: '+34 900 000 000',
  whatsapp: '34900000000',
  email: 'trips@example.org',
  social: {},
  paymentHosts: [],
  mapHosts: [],
  idempotencyKeys: true,
}
