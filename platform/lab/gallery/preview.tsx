import '@fontsource-variable/figtree'
import '@storefront/ui/tokens.css'
import '@storefront/ui/base.css'
import { RouterProvider } from '@storefront/router'
import { createMemoryRouter } from '@storefront/router/testing'
import type { Preview } from '@storybook/react-vite'
import { useState } from 'react'

/** Styles of the site, and a router for links. */
const preview: Preview = {
  decorators: [
    (Story) => {
      const [router] = useState(() => createMemoryRouter([{ path: '*', Component: Story }]))
      return (
        <div style={{ display: 'grid', gap: 16, padding: 16 }}>
          <RouterProvider router={router} />
        </div>
      )
    },
  ],
}

export default preview
