import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { page } from '../entry.ts'
import type { FederatedPage } from '../page/federated-page.ts'

/** Renders a view in its own React root, which survives errors of the site. */
export function besideSite(view: (page: FederatedPage) => ReactNode): void {
  if (page) createRoot(document.body.appendChild(document.createElement('div'))).render(view(page))
}
