import { runStandalone } from '@storefront/standalone'
import { mount } from './exposed/mount.tsx'

runStandalone(mount, 'Hotels')
