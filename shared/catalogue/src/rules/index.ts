export * from './list-rules.ts'
export * from './list-view.ts'
export * from './list-words.ts'
