/** For the screens of verticals with a list and a page per record. */
export { testEveryList } from './test-every-list.tsx'
export { testEveryPage, testEveryTripPage } from './test-every-page.tsx'
export { testEverySearchForm } from './test-every-search-form.tsx'
