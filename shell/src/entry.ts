import './page/federation.ts'
import 'react-dom/client'

// Evaluating all of it at once keeps a slow phone from answering for 150 ms: React is evaluated here, the site in a task
// of its own. One file all the same.
setTimeout(() => import(/* webpackMode: "eager" */ './browser.tsx'))
