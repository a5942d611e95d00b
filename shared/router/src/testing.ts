/** For tests only; in no bundle. */
export { createMemoryRouter } from 'react-router-dom'
