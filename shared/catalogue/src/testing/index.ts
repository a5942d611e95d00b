/** Tests that every vertical with a list and detail pages runs. */
export { testEveryList } from './test-every-list.tsx'
export { testEveryPage } from './test-every-page.tsx'
export { testEverySearchForm } from './test-every-search-form.tsx'
