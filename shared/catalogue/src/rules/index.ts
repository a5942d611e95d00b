export * from './destination-problem.ts'
export * from './list-rules.ts'
export * from './list-view.ts'
export * from './list-words.ts'
