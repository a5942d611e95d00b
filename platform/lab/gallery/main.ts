import type { StorybookConfig } from '@storybook/react-vite'

// Built by Vite, as the component tests are: rspack is only needed for federation.
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../shared/ui/gallery/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook reads types through TypeScript's old API, which version 7 does not have.
  typescript: { reactDocgen: false },
}

export default config
