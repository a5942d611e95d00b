import './page/federation.ts'

// Evaluating all of it at once keeps a slow phone from answering for 150 ms: React is evaluated in a task of its own, and
// so is the site. One file all the same.
setTimeout(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
setTimeout(() => import(/* webpackMode: "eager" */ './browser.tsx'))
