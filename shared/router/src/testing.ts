/** What only tests need of the router: the bundle that every page loads goes without it. */
export { createMemoryRouter } from 'react-router-dom'
