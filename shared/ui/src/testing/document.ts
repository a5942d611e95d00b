import '../base.css'
import '../tokens.css'

/** Makes the document what the shell serves, so that axe judges real colours and sizes. */
export function prepareDocument(): void {
  document.documentElement.lang = 'en'
  document.title = 'Storefront'
}
