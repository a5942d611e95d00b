import type { RemoteDescription } from '@storefront/contract'

export const remote: RemoteDescription = {
  name: 'content',
  mounts: ['blog', 'contact-us', 'support', 'privacy', 'terms'],
  exposes: {
    './home': './src/exposed/home.tsx',
    './routes': './src/exposed/routes.tsx',
  },
  mount: './src/exposed/mount.tsx',
  samples: {
    blog: { address: '/blog' },
    article: { address: '/blog/*' },
    contact: { address: '/contact-us' },
    account: { address: '/support/account' },
    faq: { address: '/support/faq' },
    help: { address: '/support/help' },
    privacy: { address: '/privacy' },
    terms: { address: '/terms' },
  },
}
