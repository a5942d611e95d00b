/** Parts of the router for tests only, kept out of the bundle of every page. */
export { createMemoryRouter } from 'react-router-dom'
