import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { page } from '../entry.ts'
import type { FederatedPage } from '../page/federated-page.ts'

/** Shows a view beside the site, in a React root of its own: the view stays when the site throws. */
export function besideSite(view: (page: FederatedPage) => ReactNode): void {
  if (page) createRoot(document.body.appendChild(document.createElement('div'))).render(view(page))
}
