import '@fontsource-variable/figtree/wght.css'
import '@storefront/ui/tokens.css'
import '@storefront/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Console } from './Console.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root.')
createRoot(root).render(
  <StrictMode>
    <Console />
  </StrictMode>,
)
