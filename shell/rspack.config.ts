import { shellConfig } from '@storefront/federation/build'

export default shellConfig(import.meta.dirname)
